/** Movement of pieces, through the Web Animations API. */

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Plays frames on an element and says when they are over; an element that is gone does not hold anything up. */
export async function play(element: Element | null, frames: Keyframe[], ms: number, delay = 0, fill: FillMode = 'backwards'): Promise<void> {
  if (!element || ms <= 0) return
  const animation = element.animate(frames, { duration: ms, delay, easing: EASE, fill })
  await animation.finished.catch(() => {})
}

/** How far the middle of one box is from that of another. */
export function between(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return { x: from.left + from.width / 2 - (to.left + to.width / 2), y: from.top + from.height / 2 - (to.top + to.height / 2) }
}
