/** Points as a grid: a row for each kind, a column for each player. */

import type { Told } from '../api/types'
import type { Place } from '../generated/wire'
import { words } from '../words/words.svelte'
import type { Tally } from './board'

/** Points of a kind, with the rule that gave them. */
export interface Scored extends Tally {
  rule?: string
}

export interface Row {
  /** The key of the message that says what for. */
  kind: string
  rules: readonly string[]
  /** By column. */
  cells: readonly number[]
}

export interface Grid {
  /** The seats, column by column. */
  seats: readonly number[]
  /** The seats that won; none while the game is under way. */
  winners: readonly number[]
  rows: readonly Row[]
  totals: readonly number[]
}

export function gridOf(points: readonly Scored[], seats: readonly number[], winners: readonly number[] = []): Grid {
  const kinds = [...new Set(points.map((one) => one.kind))]
  const rows = kinds.map((kind) => {
    const of = points.filter((one) => one.kind === kind)
    const rules = [...new Set(of.flatMap((one) => one.rule ?? []))]
    return { kind, rules, cells: seats.map((seat) => of.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.amount, 0)) }
  })
  return { seats, winners, rows, totals: seats.map((_, at) => rows.reduce((sum, row) => sum + (row.cells[at] ?? 0), 0)) }
}

/** Where the points of a game came from, the winner's column first. */
export function gridOfPlaces(places: readonly Place[]): Grid {
  const ranked = [...places].sort((a, b) => a.rank - b.rank)
  const points = places.flatMap(({ seat, points }) => points.map((one) => ({ kind: one.kind ?? one.rule, seat, amount: one.points, rule: one.rule })))
  return gridOf(points, ranked.map(({ seat }) => seat), ranked.filter(({ rank }) => rank === 1).map(({ seat }) => seat))
}

/** The points of entries of the log, without those of the entries that were taken back. */
export function scoredIn(log: readonly Told[]): Scored[] {
  const standing: Told[] = []
  for (const told of log) {
    if (told.what === 'undo') {
      const at = standing.findLastIndex((one) => one.seat === told.seat)
      if (at >= 0) standing.splice(at, 1)
    } else standing.push(told)
  }
  return standing.flatMap(({ lines }) => lines.flatMap(({ points }) => (points ? [{ kind: points.kind ?? points.rule, seat: points.seat, amount: points.amount, rule: points.rule }] : [])))
}

const began = (event: unknown): boolean => typeof event === 'object' && event !== null && (event as { kind?: unknown }).kind === 'round_began'

/** The points of the last round that is over: between the last two lines that say that a round began. */
export function lastRound(log: readonly Told[]): Scored[] {
  let [current, last]: [Told[], Told[]] = [[], []]
  for (const told of log) {
    const lines = [...told.lines]
    for (let at = lines.findIndex((line) => began(line.event)); at >= 0; at = lines.findIndex((line) => began(line.event))) {
      last = [...current, { ...told, lines: lines.slice(0, at) }]
      current = []
      lines.splice(0, at + 1)
    }
    current.push({ ...told, lines })
  }
  return scoredIn(last)
}

/** What was added to points that stand on the table. */
export function added(before: readonly Tally[], after: readonly Tally[]): Scored[] {
  const of = (list: readonly Tally[], { kind, seat }: Tally) => list.filter((one) => one.kind === kind && one.seat === seat).reduce((sum, one) => sum + one.amount, 0)
  return after.map((one) => ({ ...one, amount: of(after, one) - of(before, one) }))
}

/** The component that draws grids, with its words. */
export async function loadGrid() {
  const [module] = await Promise.all([import('./ScoreGrid.svelte'), words.sheets()])
  return module.default
}
