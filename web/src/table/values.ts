/** What the answers to a question say, for boards that draw a piece for it. */

import type { Fact } from './board'
import type { Listed } from './facts'

/** How often a fact is among some. */
const times = (among: readonly Fact[], { part, value }: Fact): number => among.filter((fact) => fact.part === part && fact.value === value).length

/** Whether an answer has these facts, each as often as it is named. */
export const has = (answer: Listed, ...facts: readonly Fact[]): boolean => facts.every((fact) => times(answer.facts, fact) >= times(facts, fact))

/** What all of some answers have. */
export function common(answers: readonly Listed[]): readonly Fact[] {
  const [first, ...others] = answers
  return others.reduce<readonly Fact[]>((both, { facts }) => both.filter((fact, at) => times(both.slice(0, at), fact) < times(facts, fact)), first?.facts ?? [])
}

/** What some facts say of a part, in their order. */
export const valuesIn = (facts: readonly Fact[], part: string): number[] => facts.filter((fact) => fact.part === part).map((fact) => fact.value)

/** Each number once, the lowest first. */
export const ascending = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b)

/**
 * What would be said if a fact was picked, as `pick` in `facts.ts` has it: it is added, or takes the place of what it does
 * not go together with. One that has been said stays.
 */
export function withFact(answers: readonly Listed[], said: readonly Fact[], picked: Fact): readonly Fact[] {
  const possible = (facts: readonly Fact[]) => answers.some((answer) => has(answer, ...facts))
  if (answers.length === 0 || possible([...said, picked])) return [...said, picked]
  if (times(said, picked) > 0) return said
  const others = said.filter((fact) => fact.part !== picked.part)
  return others.reduce<readonly Fact[]>((kept, fact) => (possible([...kept, fact]) ? [...kept, fact] : kept), [picked])
}
