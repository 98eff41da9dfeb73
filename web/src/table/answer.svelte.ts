/**
 * The answer that is being built to the question at a table: the facts named so far, the fact that is pointed at, and
 * what either would do. The facts are kept on the server, so that they can be gone on with on another device.
 */

import { Refused } from '../api/rest'
import type { AnyNext, Choice, Foreseen, Question, Wire } from '../api/types'
import { prefs } from '../shell/prefs.svelte'
import * as facts from './facts'
import type { Next } from './facts'
import type { Source } from './source'

/** What an answer needs of its table. */
interface Table {
  /** Sends the facts of a whole answer; says whether it was taken. */
  answer(facts: string[], question: number): Promise<boolean>
  /** Shows why something cannot be chosen; null takes that back. */
  refuse(failure: Wire.Failure | null): void
}

export class Answer {
  question: Question | null = $state.raw(null)
  /** What can be said besides what has been said; null while nothing is asked. */
  next: Next | null = $state.raw(null)
  /** The choice that is pointed at. */
  aimed: Choice | null = $state.raw(null)
  /** What the answer would do, with what is pointed at. */
  foreseen: Foreseen | null = $state.raw(null)
  /** Whether the server is being asked if a whole answer can be undone: then it goes without saying, or waits for Confirm. */
  settling = $state(false)
  /** Counts what was picked and pointed at, so that what the server says too late is dropped. */
  private turn = 0
  private glance = 0
  /** Whether we have looked for what was kept: once, for the first question of this page. */
  private resumed = false

  constructor(
    private readonly source: Pick<Source, 'ask' | 'keeper'>,
    private readonly table: Table,
  ) {}

  /** What is asked for next. */
  get choices(): Choice[] {
    return this.next?.choices ?? []
  }

  get said(): Choice[] {
    return this.next?.said ?? []
  }

  /** Whether what has been said is a whole answer. */
  get complete(): boolean {
    return this.next?.whole ?? false
  }

  /** A fact in words, if the question knows it. */
  named(fact: string): Choice | null {
    const known = this.question?.list?.facts ?? (this.next ? [...this.next.said, ...facts.offered(this.next)] : [])
    return known.find((choice) => choice.fact === fact) ?? null
  }

  /** Takes over a question; an answer that was begun to it goes on if it still can. */
  ask(asked: Question | null): void {
    const before = this.question
    // After a lost connection a question comes again: what stands as it did is not drawn anew.
    const again = before !== null && asked?.id === before.id && JSON.stringify(asked) === JSON.stringify(before)
    const question = again ? before : asked
    if (before !== null && question?.id !== before.id) {
      this.source.keeper?.drop()
      this.turn += 1 // what the server still says about the last question is too late
    }
    this.question = question
    if (question === before) return
    if (question === null) void this.show(null)
    else if (before?.id === question.id && this.said.length > 0) void this.go(this.said.map((choice) => choice.fact))
    else {
      void this.show(opening(question))
      void this.resume(question)
    }
  }

  /**
   * Picks a fact, or more where one alone does not lead to the piece; what cannot be chosen says why. What was said
   * before stays as far as it goes together with it.
   */
  async pick(...picked: readonly string[]): Promise<void> {
    const turn = ++this.turn
    this.table.refuse(null)
    const next = this.next && (await facts.pick(this.ways, facts.written(this.next), ...picked))
    if (turn !== this.turn) return
    if (next === null) return this.explain(turn, picked)
    await this.take(next)
  }

  /** Says exactly these facts. */
  async set(said: readonly string[]): Promise<void> {
    const turn = ++this.turn
    this.table.refuse(null)
    const next = await this.ways(said)
    if (turn !== this.turn) return
    if (next) await this.take(next)
    else await this.explain(turn, said)
  }

  /** Takes the fact with this number back, with nothing else. */
  async back(index: number): Promise<void> {
    await this.set(this.said.map((choice) => choice.fact).filter((_, at) => at !== index))
  }

  /** Sends the answer, if it is whole. */
  async confirm(): Promise<void> {
    const { question, next } = this
    if (!question || !next?.whole) return
    this.source.keeper?.rest()
    const taken = await this.table.answer(facts.written(next), question.id)
    if (!taken && this.next === next) this.source.keeper?.keep(question.id, facts.written(next))
  }

  /** Points at something: what the answer would do with it is asked if it would be whole. */
  async aim(fact: string | null): Promise<void> {
    const { next } = this
    const choice = fact === null || !next ? null : (facts.offered(next).find((one) => one.fact === fact) ?? null)
    if (choice?.fact === this.aimed?.fact) return
    this.aimed = choice
    const glance = ++this.glance
    if (!next) return
    if (choice === null) return void this.foresee(next, glance)
    await new Promise((wait) => setTimeout(wait, 90))
    if (glance !== this.glance) return
    const aimed = await this.ways([...facts.written(next), choice.fact])
    if (glance === this.glance) await this.foresee(aimed, glance)
  }

  /** The page is left: what was not kept yet is kept now. */
  flush(): void {
    this.source.keeper?.flush()
  }

  /** What can follow some facts: from the list that came with the question, or from the server. */
  private readonly ways = async (said: readonly string[]): Promise<Next | null> => {
    const { question } = this
    if (!question) return null
    if (question.list) return facts.narrow(question.ask, question.list, said)
    if (said.length === 0 && question.next) return known(question.next)
    return this.asked(said).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
      return null
    })
  }

  private async asked(said: readonly string[]): Promise<Next> {
    return known(await this.source.ask<AnyNext>({ do: 'draft', facts: [...said] }))
  }

  /** Shows why some facts lead to no answer: with what has been said of other parts, or alone where that is no reason. */
  private async explain(turn: number, picked: readonly string[]): Promise<void> {
    if (!this.question) return
    const failure = (await this.refusal([...facts.others(this.said.map((choice) => choice.fact), picked), ...picked])) ?? (await this.refusal(picked))
    if (failure && turn === this.turn) this.table.refuse(failure)
  }

  private async refusal(said: readonly string[]): Promise<Wire.Failure | null> {
    try {
      await this.asked(said)
      return null
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return error.failure.code === 'refused' ? error.failure : null
    }
  }

  /** Says exactly these facts again, as far as they are still an answer. */
  private async go(said: string[]): Promise<void> {
    const turn = ++this.turn
    const next = (await this.ways(said)) ?? (await this.ways([]))
    if (turn === this.turn) void this.show(next)
  }

  /** Goes on where we stopped, here or on another device, as far as it is still offered. */
  private async resume(question: Question): Promise<void> {
    if (this.resumed) return
    this.resumed = true
    const turn = this.turn
    const kept = (await this.source.keeper?.read(question.id)) ?? []
    if (kept.length === 0 || turn !== this.turn || this.question?.id !== question.id) return
    const next = await this.ways(kept)
    if (next && turn === this.turn) void this.show(next)
  }

  /**
   * Something was picked: it is kept. An answer to which nothing can be added is sent at once if the server says that it can
   * be undone; all others wait to be confirmed, and so does what is left when something was taken back.
   */
  private async take(next: Next): Promise<void> {
    const before = new Set(this.said.map((choice) => choice.fact))
    const added = next.said.some((choice) => !before.has(choice.fact))
    if (this.question) this.source.keeper?.keep(this.question.id, facts.written(next))
    const shown = this.show(next)
    this.settling = added && next.whole && !prefs.confirm && facts.offered(next).length === 0
    const foreseen = await shown
    if (this.next !== next) return
    if (this.settling && foreseen?.undoable) await this.confirm()
    this.settling = false
  }

  private show(next: Next | null): Promise<Foreseen | null> {
    this.settling = false
    this.next = next
    this.aimed = null
    return this.foresee(next, ++this.glance)
  }

  /** What the answer would do, if it is whole. */
  private async foresee(next: Next | null, glance: number): Promise<Foreseen | null> {
    if (!next?.whole) return (this.foreseen = null)
    const foreseen = await this.source.ask<Foreseen>({ do: 'foresee', facts: facts.written(next) }).catch(() => null)
    if (glance === this.glance) this.foreseen = foreseen
    return foreseen
  }
}

/** What can be said first. */
function opening(question: Question): Next | null {
  if (question.list) return facts.narrow(question.ask, question.list, [])
  return question.next ? known(question.next) : null
}

/** What the server says can follow. */
const known = ({ said, ask, choices, early, whole }: AnyNext): Next => ({ said, ask, choices, early, whole: whole !== null })
