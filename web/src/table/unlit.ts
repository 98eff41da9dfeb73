/**
 * What a piece wears that could be chosen at another time: for those who play it is a button that says why not.
 * The Tab key passes it by, so that the way to what can be chosen stays short; mouse, touch and screen readers reach it.
 *
 * ```svelte
 * <svelte:element this={table.seated ? 'button' : 'div'} {...unlit(table.seated, () => table.pick('slot', 2))}>
 * ```
 */
export function unlit(seated: boolean, why: () => void) {
  return seated ? ({ type: 'button', 'aria-disabled': 'true', tabindex: -1, onclick: why } as const) : {}
}

/** What a piece does while it is lit, why it is not otherwise, and what is to be shown while it is pointed at. */
interface Deeds {
  lit: boolean
  onchoose?: () => void
  onwhy?: () => void
  onaim?: (on: boolean) => void
}

/**
 * For a piece that is one element whether it is lit or not, so that it is not drawn anew: what it wears, and what it
 * answers. Make `answers` once; it asks for the deeds when something is done.
 *
 * ```svelte
 * <svelte:element this={lit || seated ? 'button' : 'div'} {...wears(lit, seated)} {...answers(() => ({ lit, onchoose, onwhy }))}>
 * ```
 */
export function wears(lit: boolean, seated: boolean) {
  if (lit) return { type: 'button' } as const
  return seated ? ({ type: 'button', 'aria-disabled': 'true', tabindex: -1 } as const) : {}
}

export function answers(deeds: () => Deeds) {
  const point = () => {
    const { lit, onaim } = deeds()
    if (lit) onaim?.(true)
  }
  const leave = () => deeds().onaim?.(false)
  const onclick = () => {
    const { lit, onchoose, onwhy } = deeds()
    if (lit) onchoose?.()
    else onwhy?.()
  }
  return { onclick, onpointerenter: point, onfocus: point, onpointerleave: leave, onblur: leave }
}
