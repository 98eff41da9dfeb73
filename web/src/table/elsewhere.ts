import type { Area } from './board'

/** The tabs of a table on a phone: the areas of the board, the others' on the cards of the players; all choices where there is no board. */
export type TableTab = 'choose' | 'board' | 'mine' | 'players' | 'log'

type Parts = Readonly<Record<string, readonly Area[]>>
type Lit = (part: string) => ReadonlySet<number>

const tabOf = (area: Area): TableTab => (area === 'others' ? 'players' : area)

/** The tabs that call: something can be chosen there, and the tab that is open does not show it. */
export function elsewhere(parts: Parts, lit: Lit, open: TableTab): ReadonlySet<TableTab> {
  const calls = new Set<TableTab>()
  for (const [part, areas] of Object.entries(parts)) {
    const [first] = areas
    if (first && lit(part).size > 0 && !areas.some((area) => tabOf(area) === open)) calls.add(tabOf(first))
  }
  return calls
}

/** The tab that is to be open: the one that is, unless it shows nothing that can be chosen and another does. */
export function nextTab(parts: Parts, lit: Lit, open: TableTab): TableTab {
  const here = Object.entries(parts).some(([part, areas]) => lit(part).size > 0 && areas.some((area) => tabOf(area) === open))
  const [first] = elsewhere(parts, lit, open)
  return here ? open : (first ?? open)
}
