/** Movement of pieces: transform and opacity only. */

import { between, play } from '../../table/motion'

/** Lets an element come from where something else was. */
export async function come(element: HTMLElement | null, from: DOMRect | null, ms: number, delay = 0): Promise<void> {
  if (!element) return
  if (!from) return play(element, [{ opacity: 0, transform: 'translateY(-8px)' }, { opacity: 1, transform: 'none' }], ms, delay)
  const to = element.getBoundingClientRect()
  const scale = to.width > 0 ? Math.min(2.5, Math.max(0.3, from.width / to.width)) : 1
  const { x, y } = between(from, to)
  element.style.zIndex = '6'
  await play(element, [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], ms, delay)
  element.style.zIndex = ''
}

/** A die thrown: it turns and lands. */
export const roll = (element: Element | null, ms: number, delay = 0): Promise<void> =>
  play(
    element,
    [
      { transform: 'translateY(-26px) rotate(-430deg) scale(0.72)', opacity: 0.25 },
      { transform: 'translateY(4px) rotate(-24deg) scale(1.04)', opacity: 1, offset: 0.72 },
      { transform: 'none', opacity: 1 },
    ],
    ms,
    delay,
  )

/** A piece that matters for a moment. */
export const nod = (element: Element | null, ms: number): Promise<void> => play(element, [{ transform: 'none' }, { transform: 'scale(1.06)', offset: 0.4 }, { transform: 'none' }], ms)

/** A piece taken away, towards where it goes. */
export function go(element: Element | null, to: DOMRect | null, ms: number, delay = 0): Promise<void> {
  if (!element) return Promise.resolve()
  const from = element.getBoundingClientRect()
  const { x, y } = to ? between(to, from) : { x: 0, y: 12 }
  return play(element, [{ transform: 'none', opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 }], ms, delay)
}
