/**
 * Every update brings a whole view and a whole question. What did not change in them is taken from those before, so that
 * only those pieces are drawn anew whose part is another.
 */

type Tree = { [name: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** The new value, with everything in it that equals its counterpart taken from the old one; the old one if all does. */
export const same = <Of>(before: Of, after: Of): Of => joined(before, after) as Of

function joined(before: unknown, after: unknown): unknown {
  if (before === after || !isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return after
  const names = Object.keys(after)
  let equal = Object.keys(before).length === names.length
  for (const name of names) {
    const kept = joined(before[name], after[name])
    after[name] = kept
    equal &&= kept === before[name] && name in before
  }
  return equal ? before : after
}

/** A new view in which everything that did not change is as it was. The view itself is always another. */
export function sharing(before: unknown, after: unknown): unknown {
  const shared = same(before, after)
  return shared === before && isTree(after) ? { ...after } : shared
}
