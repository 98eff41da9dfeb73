import type { Area } from './board'

/** The areas that call: something can be chosen there, and the tab that is open does not show it. */
export function elsewhere(parts: Readonly<Record<string, readonly Area[]>>, lit: (part: string) => ReadonlySet<number>, open: string): ReadonlySet<Area> {
  const calls = new Set<Area>()
  for (const [part, areas] of Object.entries(parts)) {
    const [first] = areas
    if (first && lit(part).size > 0 && !areas.some((area) => area === open)) calls.add(first)
  }
  return calls
}
