/** What an answer says and would do before it is chosen. */

import type { Foresight } from '../../generated/cyber-merchant'
import type { Fact } from '../../table/board'
import { parse, type Listed } from '../../table/facts'
import { fitting, says, valuesIn } from '../../table/values'
import type { Table } from './kinds'

type Asked = Pick<Table, 'answers' | 'said'>

/** Whether an answer has these facts, each as often as it is named. */
function has(answer: Listed, facts: readonly Fact[]): boolean {
  const times = (among: readonly Fact[], fact: Fact) => among.filter((one) => one.part === fact.part && one.value === fact.value).length
  return facts.every((fact) => times(answer.facts, fact) >= times(facts, fact))
}

/** The answer with what has been said and what is pointed at: the only one, or the one with no more than that. */
function meant(table: Asked, aimed: Fact | null): Listed<Foresight> | null {
  const facts = [...table.said.map((choice) => parse(choice.fact)), ...(aimed ? [aimed] : [])]
  const fits = table.answers.filter((answer) => has(answer, facts))
  return (fits.length === 1 ? fits[0] : fits.find((answer) => answer.facts.length === facts.length)) ?? null
}

/** What that would do. Where answers are too many to be listed, the server has been asked. */
export const foreseen = (table: Asked & Pick<Table, 'ghost'>, aimed: Fact | null): Foresight => meant(table, aimed)?.shown ?? table.ghost?.shown ?? {}

/** What has been said of a part; or what goes without saying, as all answers that are left have it. */
export function implied(table: Asked, part: string): number | null {
  const values = valuesIn(fitting(table), part)
  return values.length === 1 ? (values[0] ?? null) : null
}

/** The marks of a place that can be chosen: all there are, and those that go together with what has been said. */
export function marksOf(table: Asked & Pick<Table, 'open' | 'complete'>, place: number): { open: readonly number[]; lit: readonly number[] } {
  const marks = (answers: readonly Listed[]) => valuesIn(answers.filter((answer) => says(answer, 'place', place)), 'mark')
  return { open: table.open ? marks(table.answers) : [], lit: table.open && !table.complete ? marks(fitting(table)) : [] }
}
