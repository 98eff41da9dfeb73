/** What the answers to a question say, for boards that draw a piece for it. */

import type { BoardTable } from './board'
import { parse, type Listed } from './facts'

/** Whether an answer has a fact. */
export const says = (answer: Listed, part: string, value: number): boolean => answer.facts.some((fact) => fact.part === part && fact.value === value)

/** The answers that have all that has been said. */
export function fitting(table: Pick<BoardTable<unknown, unknown>, 'answers' | 'said'>): Listed[] {
  const said = table.said.map((choice) => parse(choice.fact))
  return table.answers.filter((answer) => said.every((fact) => says(answer, fact.part, fact.value)))
}

/** What some answers say of a part, lowest first. */
export function valuesIn(answers: readonly Listed[], part: string): number[] {
  return ascending(answers.flatMap((answer) => answer.facts).filter((fact) => fact.part === part).map((fact) => fact.value))
}

/** The same for all answers; where they are too many to be listed, what has been said and what can be added. */
export function valuesOf(table: Pick<BoardTable<unknown, unknown>, 'open' | 'answers' | 'lit' | 'all'>, part: string): number[] {
  if (!table.open) return []
  return table.answers.length > 0 ? valuesIn(table.answers, part) : ascending([...table.all(part), ...table.lit(part)])
}

const ascending = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b)
