/**
 * A piece that is clicked often leaves the board, or is no button any more. If it has the focus then, the browser lays out
 * the whole page in the midst of the changes. So whoever clicks does not take the focus along; the keyboard's clicks do.
 */
export function letGo(event: MouseEvent): void {
  const { target, detail } = event
  const chosen = detail > 0 && target instanceof Element && target.closest('.lit, [data-do="confirm"]') !== null
  if (chosen && document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
