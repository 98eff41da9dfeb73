/** Pieces in flight: copies over the board that are moved with transform and opacity alone. */

export interface Flight {
  from: Element
  to: Element
  /** What flies; a copy of `from` without it. */
  piece?: Element
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

export const TRAVEL = 320
export const STAGGER = 40
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Whether any of it can be seen. */
const visible = (box: DOMRect): boolean => box.width > 0 && box.bottom > -200 && box.top < innerHeight + 200

/** Lets pieces fly; settles when the last has arrived. First everything is measured, then everything is drawn. */
export async function fly(layer: HTMLElement, flights: readonly Flight[], pace: number): Promise<void> {
  const measured = flights.map((flight) => {
    const piece = (flight.piece ?? flight.from).getBoundingClientRect()
    return { flight, start: flight.from.getBoundingClientRect(), end: flight.to.getBoundingClientRect(), width: piece.width, height: piece.height }
  })
  const seen = measured.filter(({ start, end }) => visible(start) || visible(end))
  const running = seen.map(({ flight, start, end, width, height }) => {
    const { from, piece, scale = 1, hide = false, delay = 0, fade = false, bare = false } = flight
    const copy = (piece ?? from).cloneNode(true) as HTMLElement | SVGElement
    if (bare) copy.replaceChildren()
    copy.removeAttribute('data-spot')
    copy.removeAttribute('data-drop')
    copy.setAttribute('aria-hidden', 'true')
    copy.setAttribute('inert', '')
    copy.classList.remove('lit', 'raised', 'held')
    Object.assign(copy.style, { position: 'absolute', left: '0', top: '0', margin: '0', width: `${width}px`, height: `${height}px`, willChange: 'transform, opacity', transition: 'none', animation: 'none' })
    layer.append(copy)
    const at = (box: DOMRect) => `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - height / 2}px)`
    const timing = { duration: TRAVEL * pace, delay: delay * pace, easing: EASE, fill: 'both' as const }
    if (hide) from.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (TRAVEL + delay) * pace + 60 })
    const moving = copy.animate([{ transform: `${at(start)} scale(1)`, opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform: `${at(end)} scale(${scale})`, opacity: fade ? 0 : 1 }], timing)
    return moving.finished.catch(() => {}).then(() => copy.remove())
  })
  await Promise.all(running)
}
