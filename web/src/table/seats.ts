/** Who sits where, as it is drawn: a hue, a shape and initials for each seat, never colour alone. */

import type { SeatInfo } from '../generated/wire'

export const SHAPES = ['disc', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const
export type Shape = (typeof SHAPES)[number]

/** A seat as components draw it. */
export interface SeatFace {
  seat: number
  /** What its player is called on the screen; never empty. */
  name: string
  initials: string
  shape: Shape
  /** The number of its hue: `--seat-1` to `--seat-6`. */
  hue: number
  user: number | null
  bot: string | null
  mine: boolean
  /** Whether the table waits for it. */
  asked: boolean
}

/** The shape and hue of a seat, whoever sits there. */
export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length] ?? 'disc'
export const hueOf = (seat: number): number => (seat % SHAPES.length) + 1

/** One or two letters for a name. */
export function initials(name: string): string {
  const parts = name.trim().split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = parts.length > 1 ? [parts[0], parts[parts.length - 1]] : [parts[0]]
  const first = letters.map((part) => [...(part ?? '')][0] ?? '').join('')
  return first.toLocaleUpperCase() || '?'
}

/** A seat's face; `called` says what it is called where it has no name of its own. */
export function face(info: SeatInfo, name: string, mine: boolean, asked: boolean): SeatFace {
  const { seat, user, bot } = info
  return { seat, name, initials: initials(name), shape: shapeOf(seat), hue: hueOf(seat), user: user ?? null, bot: bot ?? null, mine, asked }
}
