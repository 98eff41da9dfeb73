/** How pieces move: from where they were to where they are, with nothing but translate, scale and opacity. */

import { between, play } from '../../table/motion'

export const QUICK = 160
export const TRAVEL = 320
export const STAGGER = 40

/** Where a spot of the board is: pieces and seats say it with `data-at`. */
export function spot(root: ParentNode | undefined, at: string): DOMRect | null {
  for (const found of root?.querySelectorAll(`[data-at="${at}"]`) ?? []) {
    const box = found.getBoundingClientRect()
    if (box.width > 0) return box
  }
  return null
}

export const pieces = (root: ParentNode | undefined, at: string): HTMLElement[] => [...(root?.querySelectorAll<HTMLElement>(`[data-at="${at}"] [data-card]`) ?? [])]

function way(from: DOMRect, to: DOMRect): string {
  const { x, y } = between(from, to)
  return `${x}px ${y}px`
}

/** Lets an element arrive from somewhere. */
export async function arrive(element: Element | null | undefined, from: DOMRect | null, ms: number, delay = 0): Promise<void> {
  if (!element || !from || ms <= 0) return
  const to = element.getBoundingClientRect()
  const scale = Math.max(0.25, Math.min(1, from.width / Math.max(1, to.width)))
  await play(element, [{ translate: way(from, to), scale: String(scale), opacity: 0.2 }, { translate: '0 0', scale: '1', opacity: 1 }], ms, delay)
}

/** Sends a likeness of an element somewhere; the element itself may go at once. */
export async function depart(element: Element | null | undefined, to: DOMRect | null, ms: number, delay = 0): Promise<void> {
  if (!element || !to || ms <= 0) return
  const from = element.getBoundingClientRect()
  const likeness = element.cloneNode(true) as HTMLElement
  likeness.removeAttribute('data-at')
  likeness.setAttribute('aria-hidden', 'true')
  Object.assign(likeness.style, { position: 'fixed', left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`, margin: '0', zIndex: '40', pointerEvents: 'none' })
  // Styles are scoped to the table page, so the likeness stays inside it.
  const home = element.closest('[data-accent]') ?? document.body
  home.append(likeness)
  const scale = Math.max(0.3, Math.min(1, to.width / Math.max(1, from.width)))
  await play(likeness, [{ translate: '0 0', scale: '1', opacity: 1 }, { translate: way(to, from), scale: String(scale), opacity: 0.15 }], ms, delay, 'both')
  likeness.remove()
}
