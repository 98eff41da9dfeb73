/** Where something opens beside a piece: never over it, and never over what has to stay in sight. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 10
const EDGE = 8

export const meets = (a: Box, b: Box): boolean => a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/** How much of two boxes is the same place. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/**
 * The place for a box of this size beside a piece, in a room (the window): right of it, left of it, above or below, the
 * first that covers nothing of the piece and of what is to be kept free; if there is none, the one that covers least.
 */
export function beside(piece: Box, size: { width: number; height: number }, room: { width: number; height: number }, free: readonly Box[]): { left: number; top: number } {
  const across = [within(piece.left, EDGE, room.width - EDGE - size.width), within(piece.left + piece.width - size.width, EDGE, room.width - EDGE - size.width)]
  const [first = EDGE, last = EDGE] = across
  const down = within(piece.top + piece.height / 2 - size.height / 2, EDGE, room.height - EDGE - size.height)
  // Beside a piece low on the screen there is often room only above what is kept free.
  const above = free.map((box) => within(box.top - GAP - size.height, EDGE, room.height - EDGE - size.height))
  const heights = [down, ...above]
  const places = [
    ...heights.map((top) => ({ left: piece.left + piece.width + GAP, top })),
    ...heights.map((top) => ({ left: piece.left - GAP - size.width, top })),
    ...[first, last].map((left) => ({ left, top: piece.top - GAP - size.height })),
    ...[first, last].map((left) => ({ left, top: piece.top + piece.height + GAP })),
  ]
  const cost = (at: { left: number; top: number }): number => {
    const box = { ...at, ...size }
    const seen = shared(box, { left: 0, top: 0, width: room.width, height: room.height })
    return size.width * size.height - seen + shared(box, piece) + free.reduce((sum, other) => sum + shared(box, other), 0)
  }
  const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one))
  return { left: within(best.left, EDGE, Math.max(EDGE, room.width - EDGE - size.width)), top: within(best.top, EDGE, Math.max(EDGE, room.height - EDGE - size.height)) }
}
