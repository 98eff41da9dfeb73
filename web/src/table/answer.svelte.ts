/**
 * The answer that is being built to the question at a table: the path gone so far, the step that is pointed at, and
 * what either would do. Every step is asked of the server; the path is kept there, so that it can be gone on with on
 * another device.
 */

import { Refused } from '../api/rest'
import type { AnyNext, Choice, Foreseen, Offer, Question, Wire } from '../api/types'
import { prefs } from '../shell/prefs.svelte'
import { session } from '../shell/session.svelte'
import * as drafts from './draft'
import { DraftKeeper } from './draftKeeper'
import { same } from './same'

/** What an answer needs of its table. */
interface Table {
  /** Sends a whole action; says whether it was taken. */
  play(action: unknown, question: number): Promise<boolean>
  /** Shows why a step was refused; null takes that back. */
  refuse(failure: Wire.Failure | null): void
  /** The rule that says who chooses when: every step that is not offered breaks it, so it explains least. */
  readonly turnRule: string | null
}

export class Answer {
  question: Question | null = $state.raw(null)
  draft: drafts.Draft | null = $state.raw(null)
  /** The choice that is pointed at. */
  aimed: Choice | null = $state.raw(null)
  /** What the step pointed at, or the complete answer, would do. */
  foreseen: Foreseen | null = $state.raw(null)
  /** Whether a step was taken and is not answered yet. */
  private going = false
  /** Counts the steps taken and the glances cast, so that what the server says too late is dropped. */
  private turn = 0
  private glance = 0
  private wonder = 0
  /** Whether we have looked for what was kept: once, for the first question of this page. */
  private resumed = false
  private readonly keeper: DraftKeeper

  constructor(
    private readonly id: number,
    private readonly table: Table,
  ) {
    this.keeper = new DraftKeeper(id)
  }

  get choices(): Choice[] {
    return this.draft ? drafts.choices(this.draft) : []
  }

  /** The whole answer, once it is complete. */
  get complete(): Offer | null {
    return this.draft ? drafts.complete(this.draft) : null
  }

  /** Takes over a question; a draft that was begun for it goes on if it still can. */
  ask(asked: Question | null): void {
    const draft = this.draft
    const question = same(this.question, asked)
    if (this.question !== null && question?.id !== this.question.id) {
      this.keeper.drop()
      this.turn += 1 // what the server still says about the last question is too late
    }
    this.question = question
    this.forgetAim()
    if (question === null) this.draft = null
    else if (draft === null || !drafts.fits(draft, question)) {
      this.draft = drafts.begin(question)
      void this.resume(question)
    } else if (draft.path.length > 0) void this.follow(draft.path)
    else if (draft.next !== question.choices) this.draft = drafts.begin(question)
  }

  /** Chooses an offered step; what is not offered is nothing. */
  async choose(step: string): Promise<void> {
    const path = this.draft && drafts.forward(this.draft, step)
    if (!path) return
    await this.go(path)
    const draft = this.draft
    if (prefs.immediate && draft && draft.path.length === 1 && path.length === 1 && this.complete) await this.confirm()
  }

  async back(length: number): Promise<void> {
    if (this.draft && length < this.draft.path.length) await this.go(drafts.back(this.draft, length))
  }

  /** Sends the complete answer. */
  async confirm(): Promise<void> {
    const { draft, complete } = this
    if (!draft || !complete) return
    this.keeper.rest()
    const taken = await this.table.play(complete.action, draft.question)
    if (!taken && this.draft === draft) this.keeper.keep(draft.question, draft.path)
  }

  /** Points at an offered step: what it would do is asked if it completes the answer. */
  async aim(step: string | null): Promise<void> {
    const draft = this.draft
    const choice = step === null || !draft ? null : drafts.offered(draft, step)
    // What a step would do is shown until it is taken, though nothing is pointed at any more.
    if (choice?.step === this.aimed?.step || (choice === null && this.going)) return
    this.aimed = choice
    if (!draft) return
    const done = drafts.complete(draft)
    const glance = ++this.glance
    if (choice === null) {
      this.foreseen = null
      if (done) await this.look(done.action, glance)
      return
    }
    await new Promise((wait) => setTimeout(wait, 90))
    if (glance !== this.glance) return
    const next = await this.next([...drafts.steps(draft), choice.step]).catch(() => null)
    if (glance !== this.glance) return
    if (next && 'done' in next) await this.look(next.done.action, glance)
    else this.foreseen = null
  }

  /**
   * Shows why a piece cannot be chosen, given the steps that would lead to it. The draft stays as it is. Where the path
   * gone so far says no more than that it leads elsewhere, the steps are tried alone, as another beginning.
   */
  async why(steps: readonly string[]): Promise<void> {
    const { draft, turn } = this
    if (!draft) return
    const wonder = ++this.wonder
    const gone = drafts.steps(draft)
    let obstacle = await this.obstacle(gone, steps)
    if (gone.length > 0 && obstacle?.rule === this.table.turnRule) obstacle = await this.obstacle([], steps)
    const current = turn === this.turn && wonder === this.wonder && this.question?.id === draft.question
    if (obstacle && current) this.table.refuse(obstacle)
  }

  /** What stops us on a way after the steps gone; null if nothing does. */
  private async obstacle(gone: readonly string[], steps: readonly string[]): Promise<Wire.Failure | null> {
    for (let length = 1; length <= steps.length; length += 1) {
      try {
        await this.next([...gone, ...steps.slice(0, length)])
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return error.failure.code === 'refused' ? error.failure : null
      }
    }
    return null
  }

  /** The page is left: what was not kept yet is kept now. */
  flush(): void {
    this.keeper.flush()
  }

  /** Goes a way that was chosen: it is kept. */
  private go(path: Choice[]): Promise<void> {
    if (this.question) this.keeper.keep(this.question.id, path)
    return this.follow(path)
  }

  /** Goes along a path, as far as the server lets us. */
  private async follow(path: Choice[]): Promise<void> {
    const question = this.question
    if (!question) return
    const turn = ++this.turn
    this.table.refuse(null)
    this.glance += 1
    if (path.length === 0) {
      this.forgetAim()
      this.draft = drafts.begin(question)
      return
    }
    this.going = true
    try {
      const next = await this.next(path.map((choice) => choice.step))
      if (turn !== this.turn || this.question?.id !== question.id) return
      await this.reach({ question: question.id, path, next })
    } catch (error) {
      if (turn !== this.turn) return
      this.forgetAim()
      this.draft = this.question ? drafts.begin(this.question) : null
      if (!(error instanceof Refused)) throw error
      this.table.refuse(error.failure)
    }
  }

  /** Goes on where we stopped, here or on another device, as far as it is still offered. */
  private async resume(question: Question): Promise<void> {
    if (this.resumed) return
    this.resumed = true
    const turn = this.turn
    const current = () => turn === this.turn && this.question?.id === question.id
    const steps = await this.keeper.read(question.id)
    if (steps.length === 0 || !current()) return
    const draft = await drafts.walk(question, steps, (path) => this.next(path)).catch(() => null)
    if (draft && draft.path.length > 0 && current()) await this.reach(draft)
  }

  /** What was foreseen of the last step is shown until then, and stays if that step completes the answer. */
  private async reach(draft: drafts.Draft): Promise<void> {
    const foreseen = this.aimed !== null && this.aimed === draft.path.at(-1) ? this.foreseen : null
    this.draft = draft
    const glance = this.forgetAim()
    if (!('done' in draft.next)) return
    if (foreseen) this.foreseen = foreseen
    else await this.look(draft.next.done.action, glance)
  }

  private next(path: string[]): Promise<AnyNext> {
    return session.link.ask<AnyNext>(this.id, { do: 'draft', path })
  }

  private async look(action: unknown, glance: number): Promise<void> {
    const foreseen = await session.link.ask<Foreseen>(this.id, { do: 'foresee', action }).catch(() => null)
    if (glance === this.glance) this.foreseen = foreseen
  }

  private forgetAim(): number {
    this.going = false
    this.aimed = null
    this.foreseen = null
    return ++this.glance
  }
}
