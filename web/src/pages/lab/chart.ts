/** Where things stand in a chart of chances over a game. */

import type { Point } from './thoughts'

export interface Size {
  width: number
  height: number
}

/** What is left free around the plot: for the numbers of the axes. */
export const MARGIN = { top: 12, right: 16, bottom: 40, left: 44 }

export interface Scale {
  x(step: number): number
  y(win: number): number
  /** The step that stands at a place. */
  step(x: number): number
}

export function scale({ width, height }: Size, first: number, last: number): Scale {
  const [plot, tall] = [Math.max(1, width - MARGIN.left - MARGIN.right), Math.max(1, height - MARGIN.top - MARGIN.bottom)]
  const span = Math.max(1, last - first)
  return {
    x: (step) => MARGIN.left + ((step - first) / span) * plot,
    y: (win) => MARGIN.top + (1 - win) * tall,
    step: (x) => first + ((x - MARGIN.left) / plot) * span,
  }
}

/** Round numbers from one to another, at most so many. */
export function ticks(first: number, last: number, most: number): number[] {
  const span = last - first
  if (span <= 0) return [first]
  const rough = span / Math.max(1, most)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power)
  const found: number[] = []
  for (let at = Math.ceil(first / step) * step; at <= last; at += step) found.push(at)
  return found
}

/** A line through points. */
export function path(points: readonly Point[], { x, y }: Scale): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${round(x(point.step))} ${round(y(point.win))}`).join('')
}

/** The points that wear the seat's shape: the first, the last, and others so far apart that each can be told. */
export function marked(points: readonly Point[], { x }: Scale, apart: number): Point[] {
  const last = points.at(-1)
  const found: Point[] = []
  for (const point of points) {
    const before = found.at(-1)
    const fits = before === undefined || x(point.step) - x(before.step) >= apart
    const crowdsLast = last !== undefined && point !== last && x(last.step) - x(point.step) < apart
    if (point === last || (fits && (!crowdsLast || before === undefined))) found.push(point)
  }
  return found
}

/** The number that is nearest to one, in a list in order. */
export function nearest(list: readonly number[], to: number): number | null {
  let best: number | null = null
  for (const one of list) if (best === null || Math.abs(one - to) < Math.abs(best - to)) best = one
  return best
}

const round = (n: number): number => Math.round(n * 10) / 10
