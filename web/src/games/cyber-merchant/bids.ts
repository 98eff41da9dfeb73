/** The bid scales: which marks can be chosen, and the way to one of them. */

import type { PlaceView } from '../../generated/cyber-merchant'
import { parse, write } from '../../table/draft'
import type { Table } from './kinds'

const NONE: ReadonlySet<number> = new Set()

export const upTo = (last: number, from = 0): number[] => Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => from + index)

/** The marks of a place that can be chosen now. Once a place is chosen, those of the others still lead there. */
export function openMarks(table: Pick<Table, 'open' | 'path' | 'lit' | 'gone'>, place: PlaceView): ReadonlySet<number> {
  if (!table.open || place.marks === null) return NONE
  if (table.path.length === 0) return table.lit('place').has(place.place) ? new Set(upTo(place.marks[1], place.marks[0])) : NONE
  if (table.gone('place') === null) return NONE
  const offered = table.lit('mark')
  if (table.gone('place') === place.place && offered.size > 0) return offered
  return new Set(upTo(place.marks[1], place.marks[0]))
}

/** Goes to an answer: keeps the steps that fit, takes back the others, goes on from there. */
export async function go(table: Pick<Table, 'path' | 'back' | 'choose'>, steps: readonly (readonly [string, number])[]): Promise<void> {
  const gone = table.path.map((choice) => choice.step)
  let kept = 0
  while (kept < steps.length && kept < gone.length && gone[kept] === write(...(steps[kept] as [string, number]))) kept += 1
  if (kept < gone.length) await table.back(kept)
  for (const [part, value] of steps.slice(kept)) await table.choose(part, value)
}

/** Takes one step out of the answer and goes the later ones again. */
export async function without(table: Pick<Table, 'path' | 'back' | 'choose'>, part: string, value: number): Promise<void> {
  const steps = table.path.map((choice) => parse(choice.step))
  const at = steps.findLastIndex((step) => step.part === part && step.value === value)
  if (at < 0) return
  await table.back(at)
  for (const step of steps.slice(at + 1)) if (step.part === part) await table.choose(step.part, step.value)
}
