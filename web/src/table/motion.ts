/** Movement of pieces, through the Web Animations API: translate, scale, rotate and opacity only. */

/** Durations in milliseconds: of a change in place, of a way, of a roll; and what lies between pieces that set out together. */
export const [QUICK, TRAVEL, ROLL, STAGGER] = [160, 320, 550, 40]
export const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Plays frames on an element and says when they are over; an element that is gone does not hold anything up. */
export async function play(element: Element | null, frames: Keyframe[], ms: number, delay = 0): Promise<void> {
  if (!element || ms <= 0) return
  const animation = element.animate(frames, { duration: ms, delay, easing: EASE, fill: 'both' })
  await animation.finished.catch(() => {})
  animation.cancel()
}

/** How large an element is drawn: boxes are measured on the screen, but lengths in styles are its own. */
export const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1

/** A die thrown: it turns and lands. */
export const roll = (element: Element | null, ms: number, delay = 0): Promise<void> =>
  play(element, [{ translate: '0 -26px', rotate: '-430deg', scale: 0.72, opacity: 0.25 }, { translate: '0 4px', rotate: '-24deg', scale: 1.04, opacity: 1, offset: 0.72 }, { translate: '0 0', rotate: '0deg', scale: 1 }], ms, delay)

/** A piece that matters for a moment. */
export const nod = (element: Element | null, ms: number): Promise<void> => play(element, [{ scale: 1 }, { scale: 1.06, offset: 0.4 }, { scale: 1 }], ms)

/** A copy of a piece on its way from one place to another. */
export interface Flight {
  from: Element | null
  to: Element | null
  /** What flies; a copy of `from` without it. */
  piece?: Element | null
  /** Whether only its surface flies, without what is written on it. */
  bare?: boolean
  /** How large it is at the end, compared with the beginning. */
  scale?: number
  /** Whether what stands at the beginning is hidden meanwhile. */
  hide?: boolean
  delay?: number
  /** Whether it becomes invisible at the end. */
  fade?: boolean
}

/** Whether any of it can be seen. */
export const visible = (box: DOMRect): boolean => box.width > 0 && box.bottom > -200 && box.top < innerHeight + 200

/** The middle of a box as the transform of a copy that stands at the corner of its layer; `zoom` is how large the copy is drawn. */
export type At = (box: DOMRect, zoom: number) => string

export function within(layer: HTMLElement): At {
  const { left, top } = layer.getBoundingClientRect()
  return (box, zoom) => `translate(${(box.left + box.width / 2 - left) / zoom}px, ${(box.top + box.height / 2 - top) / zoom}px) translate(-50%, -50%)`
}

/** A copy of a piece that nobody can touch, as large as a box; with `bare` only its surface, without what is on it. */
export function copyOf(piece: Element, size: DOMRect | null, zoom: number, bare = false): HTMLElement | SVGElement {
  const copy = piece.cloneNode(true) as HTMLElement | SVGElement
  if (bare) copy.replaceChildren()
  for (const one of [copy, ...copy.querySelectorAll('[data-spot], [data-piece], [data-drop]')]) for (const name of ['data-spot', 'data-piece', 'data-drop']) one.removeAttribute(name)
  for (const name of ['aria-hidden', 'inert']) copy.setAttribute(name, 'true')
  copy.classList.remove('lit', 'raised', 'held')
  Object.assign(copy.style, { position: 'absolute', left: '0', top: '0', margin: '0', opacity: '', translate: 'none', willChange: 'transform, opacity', transition: 'none', animation: 'none', listStyle: 'none' })
  copy.style.setProperty('zoom', String(zoom))
  if (size) Object.assign(copy.style, { width: `${size.width / zoom}px`, height: `${size.height / zoom}px` })
  return copy
}

/** Lets pieces fly; settles when the last has arrived. First everything is measured, then everything is drawn. */
export async function fly(layer: HTMLElement, flights: readonly Flight[], pace: number): Promise<void> {
  const at = within(layer)
  const measured = flights.flatMap(({ from, to, piece = from, ...how }) => {
    if (!from || !to || !piece) return []
    const size = piece.isConnected ? piece.getBoundingClientRect() : null
    return [{ from, piece, zoom: piece.isConnected ? zoomOf(piece) : 1, start: from.getBoundingClientRect(), end: to.getBoundingClientRect(), size, ...how }]
  })
  const seen = measured.filter(({ start, end }) => visible(start) || visible(end))
  const running = seen.map(async ({ from, piece, zoom, start, end, size, scale = 1, hide = false, delay = 0, fade = false, bare = false }) => {
    const copy = copyOf(piece, size, zoom, bare)
    layer.append(copy)
    if (hide) from.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (TRAVEL + delay) * pace + 60 })
    await play(copy, [{ transform: `${at(start, zoom)} scale(1)`, opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform: `${at(end, zoom)} scale(${scale})`, opacity: fade ? 0 : 1 }], TRAVEL * pace, delay * pace)
    copy.remove()
  })
  await Promise.all(running)
}
