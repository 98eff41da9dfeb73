/**
 * An answer is a set of facts (`slot=2`, `sent=0`), named in any order; nothing leaves the player's hands before they
 * confirm. A short list of answers comes with the question and is narrowed here, without asking the server again. No
 * rule is needed for that: an answer fits if it has all the facts that were named.
 */

import type { Choice, Listing, Phrase } from '../api/types'

/** What can be said besides some facts. */
export interface Next {
  /** What has been said. */
  said: Choice[]
  ask: Phrase
  /** What is asked for next. */
  choices: Choice[]
  /** What can be added as well, out of turn. */
  early: Choice[]
  /** Whether the facts are enough. */
  whole: boolean
}

/** The parts of a fact: `slot=2` is part `slot`, value 2. */
export function parse(fact: string): { part: string; value: number } {
  const at = fact.lastIndexOf('=')
  return { part: fact.slice(0, at), value: Number(fact.slice(at + 1)) }
}

/** A fact from its parts. */
export const write = (part: string, value: number): string => `${part}=${value}`

/** What is left of some facts when others are taken out, each once; null if they are not all among them. */
function without(facts: readonly number[], taken: readonly number[]): number[] | null {
  const left = [...facts]
  for (const fact of taken) {
    const at = left.indexOf(fact)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

/** What both have. */
function shared(one: readonly number[], other: readonly number[]): number[] {
  const left = [...other]
  return one.filter((fact) => {
    const at = left.indexOf(fact)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** What tells the listed answers with these facts from each other; null if there are none. */
export function narrow(ask: Phrase, list: Listing, facts: readonly string[]): Next | null {
  const said = facts.map((fact) => list.facts.findIndex((choice) => choice.fact === fact))
  if (said.includes(-1)) return null
  const fitting = list.answers.map((answer) => without(answer, said)).filter((rest) => rest !== null)
  const [first, ...others] = fitting
  if (first === undefined) return null
  // What all of them have need not be said; but somebody for whom the table does not wait must say something.
  const common = list.unasked && facts.length === 0 ? [] : others.reduce(shared, first)
  const open = fitting.map((rest) => without(rest, common) ?? [])
  const part = (fact: number) => parse(list.facts[fact]?.fact ?? '').part
  const now = new Set<number>()
  for (const [lead, ...rest] of open) {
    if (lead === undefined) continue
    now.add(lead)
    for (const fact of rest) {
      if (part(fact) !== part(lead)) break
      now.add(fact)
    }
  }
  const early = new Set(open.flat().filter((fact) => !now.has(fact)))
  const parts = new Set([...now].map(part))
  const [only] = parts
  const about = parts.size === 1 && facts.length > 0 ? list.asks.find(([name]) => name === only)?.[1] : undefined
  const named = (places: Iterable<number>) => [...places].map((place) => list.facts[place]).filter((choice) => choice !== undefined)
  return { said: named(said), ask: about ?? ask, choices: named(now), early: named(early), whole: open.some((rest) => rest.length === 0) }
}

/** One of the listed answers, and what it would do as far as its game shows that. */
export interface Listed<Foresight = unknown> {
  facts: { part: string; value: number }[]
  shown: Foresight | null
}

const read = new WeakMap<Listing, Listed[]>()

/** All listed answers. */
export function listed(list: Listing): Listed[] {
  const known = read.get(list)
  if (known) return known
  const parsed = list.facts.map((choice) => parse(choice.fact))
  const answers = list.answers.map((answer, index) => ({ facts: answer.map((place) => parsed[place] ?? { part: '', value: 0 }), shown: list.foresight?.[index] ?? null }))
  read.set(list, answers)
  return answers
}

/** Says what can follow some facts; null if nothing can. */
export type Ways = (facts: readonly string[]) => Promise<Next | null>

/**
 * What is said when somebody picks a piece, which stands for one fact or more: they are added; or taken back, if they
 * were said and cannot be said again; or take the place of what they do not go together with. Null if no answer has them.
 */
export async function pick(ways: Ways, said: readonly string[], ...picked: readonly string[]): Promise<Next | null> {
  const added = await ways([...said, ...picked])
  if (added) return added
  const left = [...said]
  const back = picked.every((fact) => {
    const at = left.lastIndexOf(fact)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  if (back) return ways(left)
  let next = await ways(picked)
  for (const other of others(said, picked)) {
    if (next) next = (await ways([...written(next), other])) ?? next
  }
  return next
}

/** Those that speak of other parts. */
export function others(facts: readonly string[], than: readonly string[]): string[] {
  const parts = new Set(than.map((fact) => parse(fact).part))
  return facts.filter((fact) => !parts.has(parse(fact).part))
}

/** The facts in words and as they are written. */
export const written = (next: Next): string[] => next.said.map((choice) => choice.fact)

/** All that can be added. */
export const offered = (next: Next): Choice[] => [...next.choices, ...next.early]

const NOTHING: ReadonlySet<number> = new Set()
const sorted = new WeakMap<Next, Map<string, Set<number>>>()

/** The values that can be added for a part: `lit(next, 'slot')` is the set of slots that can be chosen now. */
export function lit(next: Next | null, part: string): ReadonlySet<number> {
  return (next && byPart(next).get(part)) ?? NOTHING
}

/** What is offered by parts. Boards ask for every piece again, and the same step offers the same. */
function byPart(next: Next): Map<string, Set<number>> {
  const found = sorted.get(next)
  if (found) return found
  const parts = new Map<string, Set<number>>()
  for (const choice of offered(next)) {
    const { part, value } = parse(choice.fact)
    parts.set(part, (parts.get(part) ?? new Set()).add(value))
  }
  sorted.set(next, parts)
  return parts
}

/** What has been said about a part, in the order it was. */
export function said(next: Next | null, part: string): number[] {
  return (next?.said ?? []).map((choice) => parse(choice.fact)).filter((fact) => fact.part === part).map((fact) => fact.value)
}
