/** Views travel with the story: as what is different from the view before. `crates/registry/src/changes.rs` writes it. */

import type { Change } from '../generated/registry'

type Holder = Record<string, unknown>

/** The view after some changes. What did not change is the same object as before: compare with `===`. */
export function applied<View>(view: View, changes: readonly Change[]): View {
  if (changes.length === 0) return view
  const top: Holder = { view }
  /** What was copied already in this call, and can be written to. */
  const copies = new Set<unknown>([top])
  const own = (holder: Holder, key: string): Holder => {
    const value = holder[key]
    if (typeof value !== 'object' || value === null) throw new Error(`these changes are of another view: ${key}`)
    if (copies.has(value)) return value as Holder
    const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value }
    copies.add(copy)
    holder[key] = copy
    return copy as Holder
  }
  for (const change of changes) {
    const keys = change[0] === '' ? ['view'] : ['view', ...change[0].split('.')]
    const last = keys.pop()!
    const holder = keys.reduce(own, top)
    if (change.length === 4) (own(holder, last) as unknown as unknown[]).splice(change[1], change[2], ...change[3])
    else if (change.length === 2) holder[last] = change[1]
    else delete holder[last]
  }
  return top.view as View
}
