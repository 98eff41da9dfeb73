/**
 * What a piece wears that could be chosen at another time: while something is asked it is a button that says why not.
 * The Tab key passes it by, so that the way to what can be chosen stays short; mouse, touch and screen readers reach it.
 *
 * ```svelte
 * <svelte:element this={asking ? 'button' : 'div'} {...unlit(asking, () => table.why('slot', 2))}>
 * ```
 */
export function unlit(asking: boolean, why: () => void) {
  return asking ? ({ type: 'button', 'aria-disabled': 'true', tabindex: -1, onclick: why } as const) : {}
}

/** What a piece does while it is lit, why it is not otherwise, and what is to be shown while it is pointed at. */
interface Deeds {
  onchoose?: () => void
  onwhy?: () => void
  onaim?: (on: boolean) => void
}

/**
 * All that a piece wears which is one element whether it is lit or not, so that it is not drawn anew:
 *
 * ```svelte
 * <svelte:element this={lit || onwhy ? 'button' : 'div'} {...piece(lit, { onchoose, onwhy, onaim })}>
 * ```
 */
export function piece(lit: boolean, { onchoose, onwhy, onaim }: Deeds) {
  const [point, leave] = [() => onaim?.(true), () => onaim?.(false)]
  const leaving = { onpointerleave: leave, onblur: leave }
  if (lit) return { type: 'button', onclick: onchoose, onpointerenter: point, onfocus: point, ...leaving } as const
  return { ...unlit(onwhy !== undefined, () => onwhy?.()), ...leaving }
}
