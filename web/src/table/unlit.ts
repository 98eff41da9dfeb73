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
