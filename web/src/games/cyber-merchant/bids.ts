/** The bid scales. */

import type { Listed } from '../../table/facts'
import { fitting, says, valuesIn } from '../../table/values'
import type { Table } from './kinds'

export const upTo = (last: number, from = 0): number[] => Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => from + index)

/** The marks of a place that can be chosen: all there are, and those that go together with what has been said. */
export function marksOf(table: Pick<Table, 'open' | 'complete' | 'answers' | 'said'>, place: number): { open: readonly number[]; lit: readonly number[] } {
  const marks = (answers: readonly Listed[]) => valuesIn(answers.filter((answer) => says(answer, 'place', place)), 'mark')
  return { open: table.open ? marks(table.answers) : [], lit: table.open && !table.complete ? marks(fitting(table)) : [] }
}
