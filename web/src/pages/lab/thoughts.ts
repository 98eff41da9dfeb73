/** What the bots think of a game, put in order for the eye. */

import type { Ending, Thought } from '../../generated/wire'

/** Where a seat stood at one moment. */
export interface Point {
  /** How many entries of the record were played. */
  step: number
  /** The chance to win, 0 to 1. */
  win: number
  /** How far the true chance may be from that. */
  sure: number
  /** What was thought there; none for the end of the game. */
  thought: Thought | null
}

/** The chances of one seat over the game. */
export interface SeatLine {
  seat: number
  points: Point[]
}

/** One line for every seat that chose something. Where the rules ended the game, it ends with what came of it. */
export function lines(thoughts: readonly Thought[], end: { step: number; ending: Ending | undefined } | null): SeatLine[] {
  const bySeat = new Map<number, Point[]>()
  for (const thought of thoughts) {
    const points = bySeat.get(thought.seat) ?? []
    points.push({ step: thought.step, win: thought.win, sure: thought.sure, thought })
    bySeat.set(thought.seat, points)
  }
  const winners = end?.ending?.standings.filter((standing) => standing.rank === 1).length ?? 0
  for (const [seat, points] of bySeat) {
    const standing = end?.ending?.standings[seat]
    if (end && standing && winners > 0) points.push({ step: end.step, win: standing.rank === 1 ? 1 / winners : 0, sure: 0, thought: null })
  }
  return [...bySeat].map(([seat, points]) => ({ seat, points })).sort((a, b) => a.seat - b.seat)
}

/** What a choice was worth, as far as the bots can tell. */
export type Judgement = 'best' | 'unclear' | 'costly' | 'untried'

/** A choice costs something only where the difference is larger than what is uncertain about it. */
export function judge(thought: Thought): Judgement {
  if (thought.cost === undefined) return 'untried'
  if (thought.better === undefined) return 'best'
  return thought.cost > thought.sure ? 'costly' : 'unclear'
}

/** Choices that cost something, the dearest first. */
export function dearest(thoughts: readonly Thought[]): Thought[] {
  return thoughts.filter((thought) => judge(thought) === 'costly').sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0) || a.step - b.step)
}

/** How a seat chose, in all. */
export interface Account {
  seat: number
  choices: number
  best: number
  unclear: number
  costly: number
  untried: number
  /** The share lost by costly choices, in all. */
  lost: number
}

export function accounts(thoughts: readonly Thought[]): Account[] {
  const bySeat = new Map<number, Account>()
  for (const thought of thoughts) {
    const account = bySeat.get(thought.seat) ?? { seat: thought.seat, choices: 0, best: 0, unclear: 0, costly: 0, untried: 0, lost: 0 }
    const judgement = judge(thought)
    account.choices += 1
    account[judgement] += 1
    if (judgement === 'costly') account.lost += thought.cost ?? 0
    bySeat.set(thought.seat, account)
  }
  return [...bySeat.values()].sort((a, b) => a.seat - b.seat)
}

/** The moments of all lines in order: the steps at which somebody's chance is known. */
export function moments(all: readonly SeatLine[]): number[] {
  return [...new Set(all.flatMap((line) => line.points.map((point) => point.step)))].sort((a, b) => a - b)
}

/** The last a line knew at a moment; null before its first point. */
export function known(line: SeatLine, step: number): Point | null {
  return line.points.findLast((point) => point.step <= step) ?? null
}

/** A share as whole percents. */
export const percent = (share: number): number => Math.round(share * 100)
