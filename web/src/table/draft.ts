/**
 * A draft: one question answered in small steps that can be taken back. It is nothing but the path gone so far; the
 * server says what can follow it. Nothing leaves the player's hands before he confirms.
 */

import type { AnyNext, Choice, Offer, Question } from '../api/types'

/** Where a draft stands. */
export interface Draft {
  /** The question it answers. */
  question: number
  /** The steps gone, as they were offered. */
  path: Choice[]
  /** What the server offers after them. */
  next: AnyNext
}

/** A draft at its beginning. */
export function begin(question: Question): Draft {
  return { question: question.id, path: [], next: question.choices }
}

/** The steps as the server takes them: `slot=2`. */
export const steps = (draft: Draft): string[] => draft.path.map((choice) => choice.step)

/** What can be chosen next; nothing when the answer is complete. */
export const choices = (draft: Draft): Choice[] => ('choose' in draft.next ? draft.next.choose.choices : [])

/** The whole answer, once it is complete. */
export const complete = (draft: Draft): Offer | null => ('done' in draft.next ? draft.next.done : null)

/** The choice with this step, if it is offered. */
export const offered = (draft: Draft, step: string): Choice | null => choices(draft).find((choice) => choice.step === step) ?? null

/** The path one step further; null if the step is not offered. */
export function forward(draft: Draft, step: string): Choice[] | null {
  const choice = offered(draft, step)
  return choice === null ? null : [...draft.path, choice]
}

/** The path cut to so many steps. */
export const back = (draft: Draft, length: number): Choice[] => draft.path.slice(0, Math.max(0, length))

/** The parts of a step: `slot=2` is part `slot`, value 2. */
export function parse(step: string): { part: string; value: number } {
  const at = step.lastIndexOf('=')
  return { part: step.slice(0, at), value: Number(step.slice(at + 1)) }
}

/** A step from its parts. */
export const write = (part: string, value: number): string => `${part}=${value}`

/** The values that are lit for a part: `lit(draft, 'slot')` is the set of slots that can be chosen now. */
export function lit(draft: Draft | null, part: string): ReadonlySet<number> {
  return (draft && byPart(draft).get(part)) ?? NOTHING
}

const NOTHING: ReadonlySet<number> = new Set()
const sorted = new WeakMap<Draft, Map<string, Set<number>>>()

/** What is offered by parts. Boards ask for every piece again, and the same draft offers the same. */
function byPart(draft: Draft): Map<string, Set<number>> {
  const found = sorted.get(draft)
  if (found) return found
  const parts = new Map<string, Set<number>>()
  for (const choice of choices(draft)) {
    const { part, value } = parse(choice.step)
    parts.set(part, (parts.get(part) ?? new Set()).add(value))
  }
  sorted.set(draft, parts)
  return parts
}

/** The value gone for a part, if the path has one; the last one where there are several. */
export function gone(draft: Draft | null, part: string): number | null {
  for (const choice of [...(draft?.path ?? [])].reverse()) {
    const step = parse(choice.step)
    if (step.part === part) return step.value
  }
  return null
}

/** Whether a new question is the one a draft was made for, offering the same first steps. */
export function fits(draft: Draft, question: Question): boolean {
  return draft.question === question.id
}

/**
 * Goes along steps from the beginning of a question, each as it is offered; stops before the first that is not.
 * `next` asks the server what can follow a path.
 */
export async function walk(question: Question, wanted: readonly string[], next: (path: string[]) => Promise<AnyNext>): Promise<Draft> {
  let draft = begin(question)
  for (const step of wanted) {
    const path = forward(draft, step)
    if (path === null) break
    draft = { ...draft, path, next: await next(path.map((choice) => choice.step)) }
  }
  return draft
}
