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

/** A fact of a listed answer: which it is, and how it is called there. Names may depend on what comes before. */
interface Named {
  fact: string
  choice: Choice
}

/** What is left of an answer when some facts are taken out, each once; null if they are not all in it. */
function without(answer: readonly Named[], taken: readonly string[]): Named[] | null {
  const left = [...answer]
  for (const fact of taken) {
    const at = left.findIndex((one) => one.fact === fact)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

/** What both have. */
function shared(one: readonly Named[], other: readonly Named[]): Named[] {
  const left = [...other]
  return one.filter(({ fact }) => {
    const at = left.findIndex((found) => found.fact === fact)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** Each fact once, as it is called where it comes first. */
function choicesOf(named: readonly Named[]): Choice[] {
  const once = new Map<string, Choice>()
  for (const { fact, choice } of named) if (!once.has(fact)) once.set(fact, choice)
  return [...once.values()]
}

/**
 * What tells the listed answers with these facts from each other; null if there are none. Where some kinds of answers
 * begin with these facts and others only have them somewhere, the player is asked about those that begin so.
 */
export function narrow(ask: Phrase, list: Listing, facts: readonly string[]): Next | null {
  const answers = list.answers.map((answer) => answer.map((place): Named => ({ fact: list.facts[place]?.fact ?? '', choice: list.facts[place]! })))
  const all = answers.flatMap((answer, index) => {
    const rest = without(answer, facts)
    return rest ? [{ answer, rest, kind: list.kinds?.[index] ?? 0 }] : []
  })
  const begun = new Set(all.filter(({ answer }) => without(answer.slice(0, facts.length), facts)).map(({ kind }) => kind))
  const fitting = begun.size > 0 ? all.filter(({ kind }) => begun.has(kind)) : all
  const elsewhere = all.filter((one) => !fitting.includes(one))
  const [first, ...others] = fitting
  if (first === undefined) return null
  // What all of them have need not be said; but somebody for whom the table does not wait must say something.
  const common = list.unasked && facts.length === 0 ? [] : others.reduce((both, { rest }) => shared(both, rest), first.rest)
  const open = fitting.map(({ rest }) => without(rest, common.map(({ fact }) => fact)) ?? [])
  const part = ({ fact }: Named) => parse(fact).part
  const now = open.flatMap(([lead, ...rest]) => {
    if (lead === undefined) return []
    const end = rest.findIndex((one) => part(one) !== part(lead))
    return [lead, ...(end < 0 ? rest : rest.slice(0, end))]
  })
  const asked = new Set(now.map(({ fact }) => fact))
  const early = [...open.flat(), ...elsewhere.flatMap(({ rest }) => rest)].filter(({ fact }) => !asked.has(fact))
  const parts = new Set(now.map(part))
  const [only] = parts
  const about = parts.size === 1 && facts.length > 0 ? list.asks.find(([name]) => name === only)?.[1] : undefined
  const said = facts.flatMap((fact) => first.answer.find((one) => one.fact === fact)?.choice ?? [])
  return { said, ask: about ?? ask, choices: choicesOf(now), early: choicesOf(early), whole: open.some((rest) => rest.length === 0) }
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
