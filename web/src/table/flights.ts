/**
 * Pieces that move from view to view by who they are. What says `data-piece` is a piece with a name of its own, what says
 * `data-spot` is a place with one. Before a view changes it is noted where every piece is; afterwards the same piece
 * elsewhere travels there, a new one comes from where the game says, one that is gone goes where the game says. Everything
 * is measured before anything is drawn, and nothing is measured while it moves.
 */

import { copyOf, EASE, QUICK, TRAVEL, visible, within, zoomOf, type At } from './motion'

/** Where pieces come from that were not there, and where those go that are not there any more: by `data-spot`. */
export interface Ways {
  from?(piece: string): string | null | undefined
  to?(piece: string): string | null | undefined
}

interface Stand {
  element: HTMLElement
  box: DOMRect
  /** How large it is drawn. */
  zoom: number
}

/** More than so many pieces at once are not flown but shown. */
const MOST = 32
/** What moves by less than so many pixels stays. */
const NEAR = 2

/** Slides that are under way: a piece that sets out again has to be measured where it will stand. */
const sliding = new Map<HTMLElement, Animation>()

function survey(root: HTMLElement): Map<string, Stand> {
  const found = new Map<string, Stand>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const name = element.dataset.piece!
    const box = element.getBoundingClientRect()
    if (box.width > 0 && !found.has(name)) found.set(name, { element, box, zoom: zoomOf(element) })
  }
  return found
}

const spots = (root: HTMLElement): Map<string, DOMRect> => {
  const found = new Map<string, DOMRect>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const box = element.getBoundingClientRect()
    if (box.width > 0 && !found.has(element.dataset.spot!)) found.set(element.dataset.spot!, box)
  }
  return found
}

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]
const away = (from: DOMRect, to: DOMRect): [number, number] => [middle(from)[0] - middle(to)[0], middle(from)[1] - middle(to)[1]]
const far = ([x, y]: [number, number]): boolean => Math.hypot(x, y) >= NEAR
const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** Changes what is shown and lets pieces move to where they are then. Settles when the last of them has arrived. */
export async function move(root: HTMLElement, layer: HTMLElement, pace: number, ways: Ways, change: () => Promise<void>): Promise<void> {
  const [before, places] = [survey(root), spots(root)]
  await change()
  for (const slide of sliding.values()) slide.cancel()
  sliding.clear()
  const [after, now, at] = [survey(root), spots(root), within(layer)]
  const place = (spot: string | null | undefined): DOMRect | null => (spot ? (now.get(spot) ?? places.get(spot) ?? null) : null)
  const running: (() => Promise<unknown>)[] = []
  const shift = (element: HTMLElement | null): [number, number] => {
    const name = element?.dataset.piece ?? ''
    const [was, is] = [before.get(name), after.get(name)]
    return was && is && was.element === is.element ? away(was.box, is.box) : [0, 0]
  }
  for (const [name, stand] of after) {
    const { element, box, zoom } = stand
    const was = before.get(name)
    if (!was) {
      const from = place(ways.from?.(name))
      running.push(from ? () => fly(layer, at, stand, from, pace) : () => appear(element, pace))
    } else if (was.element.parentElement === element.parentElement || was.element === element) {
      const [dx, dy] = away(was.box, box)
      const [above, beside] = shift(element.parentElement?.closest<HTMLElement>('[data-piece]') ?? null)
      if (far([dx - above, dy - beside])) running.push(() => slide(element, (dx - above) / zoom, (dy - beside) / zoom, pace))
    } else if (far(away(was.box, box))) running.push(() => fly(layer, at, stand, was.box, pace))
  }
  for (const [name, stand] of before) if (!after.has(name)) running.push(() => leave(layer, at, stand, place(ways.to?.(name)), pace))
  if (running.length <= MOST) await Promise.all(running.map((run) => run()))
}

/** The piece itself moves: where it comes from is no further than its own row. */
async function slide(element: HTMLElement, dx: number, dy: number, pace: number): Promise<void> {
  const animation = element.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }], { duration: TRAVEL * pace, easing: EASE, composite: 'add' })
  sliding.set(element, animation)
  await animation.finished.catch(() => {})
  if (sliding.get(element) === animation) sliding.delete(element)
}

const appear = (element: HTMLElement, pace: number): Promise<unknown> =>
  element.animate([{ opacity: 0, scale: 0.85 }, { opacity: 1, scale: 1 }], { duration: TRAVEL * pace, easing: EASE }).finished.catch(() => {})

/** A copy of the piece travels above everything, and takes its place. */
async function fly(layer: HTMLElement, at: At, { element, box, zoom }: Stand, from: DOMRect, pace: number): Promise<void> {
  if (!visible(from) && !visible(box)) return
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL * pace })
  const copy = copyOf(element, box, zoom)
  layer.append(copy)
  const size = between(0.3, from.width / Math.max(1, box.width), 2.5)
  await run(copy, [{ transform: `${at(from, zoom)} scale(${size})` }, { transform: `${at(box, zoom)} scale(1)` }], TRAVEL * pace)
  copy.remove()
}

/** A piece that is gone goes away, or fades where it stood. */
async function leave(layer: HTMLElement, at: At, { element, box, zoom }: Stand, to: DOMRect | null, pace: number): Promise<void> {
  if (!visible(box)) return
  const copy = copyOf(element, box, zoom)
  layer.append(copy)
  const size = to ? between(0.2, to.width / Math.max(1, box.width), 1) : 0.9
  const end = { transform: `${at(to ?? box, zoom)} scale(${size})`, opacity: 0 }
  await run(copy, [{ transform: `${at(box, zoom)} scale(1)`, opacity: 1 }, ...(to ? [{ opacity: 1, offset: 0.7 }] : []), end], (to ? TRAVEL : QUICK) * pace)
  copy.remove()
}

const run = (copy: Element, frames: Keyframe[], ms: number): Promise<unknown> => copy.animate(frames, { duration: ms, easing: EASE, fill: 'both' }).finished.catch(() => {})
