/** How long somebody may still think. */

import type { Timer } from '../generated/wire'

/** Milliseconds left at a moment of the server's clock; never below 0. */
export function remaining(timer: Timer, now: number): number {
  const gone = timer.since === undefined ? 0 : Math.max(0, now - timer.since)
  return Math.max(0, timer.left - gone)
}

export const isRunning = (timer: Timer): boolean => timer.since !== undefined

/** The parts of a time that are shown: days and hours, or a clock. */
export type ClockParts = { days: number; hours: number } | { text: string; hurry: boolean }

const DAY = 86_400_000

export function clockParts(left: number): ClockParts {
  if (left >= DAY) return { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / 3_600_000) }
  // Under ten seconds tenths count; otherwise a second that has begun is still shown.
  if (left < 10_000) return { text: (Math.ceil(left / 100) / 10).toFixed(1), hurry: true }
  const seconds = Math.ceil(left / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return { text: h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`, hurry: left < 30_000 }
}
