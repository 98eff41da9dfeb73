/** What the ids of each book of rules begin with. Written by `cargo xtask ts`. */

export const BOOKS: Record<string, string> = {
  CM: 'cyber-merchant',
  DEI: 'dei',
  FF: 'fantastic-factories',
  BH: 'house',
  SP: 'smartphone',
  SYN: 'syndicate',
  BR: 'table',
}
