/**
 * One table as it is watched and played: what the server said last, the answer that is being built, the log, the chat.
 * Nothing here is guessed: everything shown was told by the server.
 */

import { Refused, submission } from '../api/rest'
import type { AnyNext, Choice, Done, Foreseen, Hint, Line, Offer, Question, Told, Update, Wire } from '../api/types'
import { session } from '../shell/session.svelte'
import { prefs } from '../shell/prefs.svelte'
import { words } from '../words/words.svelte'
import * as drafts from './draft'
import { keepSeen, lastSeen, merged, readChat, readLog, readPass } from './log'
import { Stage } from './stage.svelte'
import { calledAll } from './names'
import { face, type SeatFace } from './seats'

export class Sitting {
  readonly table: number
  readonly invite: string | undefined
  info: Wire.TableInfo | null = $state.raw(null)
  seat: number | null = $state(null)
  asked: readonly number[] = $state.raw([])
  question: Question | null = $state.raw(null)
  canUndo = $state(false)
  entries = $state(0)
  version = $state(0)
  log: readonly Told[] = $state.raw([])
  chat: readonly Wire.ChatLine[] = $state.raw([])
  /** What the link to the table ends with, for those who may invite. */
  link: string | null = $state(null)
  /** Why the table cannot be shown. */
  missing: Wire.Failure | null = $state.raw(null)
  /** Why the last wish was not done. */
  refusal: Wire.Failure | null = $state.raw(null)
  draft: drafts.Draft | null = $state.raw(null)
  /** Something was sent and is not answered yet. */
  busy = $state(false)
  /** The choice that is pointed at. */
  aimed: Choice | null = $state.raw(null)
  foreseen: Foreseen | null = $state.raw(null)
  /** The log line that is pointed at. */
  pointed: Line | null = $state.raw(null)
  /** How many things had happened when we were here last; null if we never were. */
  readonly before: number | null
  readonly stage = new Stage()
  /** Counts the steps taken and the glances cast, so that an answer that comes too late is dropped. */
  private turn = 0
  private glance = 0
  private end: () => void = () => {}

  constructor(table: number, invite?: string) {
    this.table = table
    this.invite = invite
    this.before = lastSeen(table)
  }

  // ── what is shown ──────────────────────────────────────────────────────────────────────────────────────────────

  get names(): (string | null)[] {
    return calledAll(this.info?.seats ?? [])
  }

  get faces(): SeatFace[] {
    const names = this.names
    return (this.info?.seats ?? []).map((seat) => face(seat, words.seat(seat.seat, names), seat.seat === this.seat, this.asked.includes(seat.seat)))
  }

  /** Whether the table waits for us. */
  get mine(): boolean {
    return this.info?.stage === 'playing' && this.seat !== null && this.asked.includes(this.seat)
  }

  get choices(): Choice[] {
    return this.draft ? drafts.choices(this.draft) : []
  }

  /** The whole answer, once it is complete. */
  get complete(): Offer | null {
    return this.draft ? drafts.complete(this.draft) : null
  }

  get owner(): boolean {
    return this.info !== null && session.me?.user === this.info.owner
  }

  // ── coming and going ───────────────────────────────────────────────────────────────────────────────────────────

  open(): () => void {
    this.end = session.link.watch(
      this.table,
      {
        update: (update) => this.take(update),
        chat: (line) => this.heard(line),
        refused: (failure) => (this.missing = failure),
      },
      this.invite,
    )
    void this.readLog()
    void this.readChat()
    void this.readPass()
    return () => {
      this.end()
      this.stage.end()
    }
  }

  private take(update: Update): void {
    const fresh = this.info === null
    this.missing = null
    this.version = update.version
    if (update.info) this.info = update.info
    this.seat = update.seat ?? null
    this.asked = update.asked
    this.canUndo = update.can_undo
    this.entries = update.entries
    this.log = merged(this.log, update.happened)
    const started = !fresh && update.happened.some((one) => one.what === 'begin')
    if (started) void this.readPass()
    const lines = fresh ? [] : update.happened.flatMap((one) => one.lines)
    const restart = update.happened.some((one) => one.what === 'undo' || one.what === 'rewind')
    this.stage.take(update.view ?? null, restart ? [] : lines)
    this.ask(update.question ?? null)
    if (!document.hidden) keepSeen(this.table, update.version)
  }

  /** Takes over a question; a draft that was begun for it goes on if it still can. */
  private ask(question: Question | null): void {
    const draft = this.draft
    this.question = question
    this.forgetAim()
    if (question === null) this.draft = null
    else if (draft === null || !drafts.fits(draft, question)) this.draft = drafts.begin(question)
    else if (draft.path.length === 0) this.draft = drafts.begin(question)
    else void this.follow(draft.path)
  }

  // ── choosing ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** Chooses an offered step; what is not offered is nothing. */
  async choose(step: string): Promise<void> {
    const path = this.draft && drafts.forward(this.draft, step)
    if (!path) return
    await this.follow(path)
    const draft = this.draft
    if (prefs.immediate && draft && draft.path.length === 1 && path.length === 1 && this.complete) await this.confirm()
  }

  async back(length: number): Promise<void> {
    if (this.draft && length < this.draft.path.length) await this.follow(drafts.back(this.draft, length))
  }

  /** Goes along a path, as far as the server lets us. */
  private async follow(path: Choice[]): Promise<void> {
    const question = this.question
    if (!question) return
    const turn = ++this.turn
    this.refusal = null
    this.forgetAim()
    if (path.length === 0) {
      this.draft = drafts.begin(question)
      return
    }
    try {
      const next = await session.link.ask<AnyNext>(this.table, { do: 'draft', path: path.map((choice) => choice.step) })
      if (turn !== this.turn || this.question?.id !== question.id) return
      this.draft = { question: question.id, path, next }
      const glance = this.forgetAim()
      if ('done' in next) await this.look(next.done.action, glance)
    } catch (error) {
      if (turn !== this.turn) return
      this.draft = this.question ? drafts.begin(this.question) : null
      this.refuse(error)
    }
  }

  /** Sends the complete answer. */
  async confirm(): Promise<void> {
    const offer = this.complete
    if (!offer || !this.question) return
    await this.play(offer.action, this.question.id)
  }

  /** Sends a whole action: from a hint. */
  async play(action: unknown, question = this.question?.id): Promise<void> {
    await this.change({ do: 'play', action, question, submission: submission() })
  }

  /** Points at an offered step: what it would do is asked if it completes the answer. */
  async aim(step: string | null): Promise<void> {
    const draft = this.draft
    const choice = step === null || !draft ? null : drafts.offered(draft, step)
    if (choice?.step === this.aimed?.step) return
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
    const path = [...drafts.steps(draft), choice.step]
    const next = await session.link.ask<AnyNext>(this.table, { do: 'draft', path }).catch(() => null)
    if (glance !== this.glance) return
    if (next && 'done' in next) await this.look(next.done.action, glance)
    else this.foreseen = null
  }

  private async look(action: unknown, glance: number): Promise<void> {
    const foreseen = await session.link.ask<Foreseen>(this.table, { do: 'foresee', action }).catch(() => null)
    if (glance === this.glance) this.foreseen = foreseen
  }

  private forgetAim(): number {
    this.aimed = null
    this.foreseen = null
    return ++this.glance
  }

  // ── everything else ────────────────────────────────────────────────────────────────────────────────────────────

  undo(): Promise<boolean> {
    return this.change({ do: 'undo', submission: submission() })
  }

  wish(entry: number): Promise<boolean> {
    return this.change({ do: 'wish', entry, submission: submission() })
  }

  agree(yes: boolean): Promise<boolean> {
    return this.change({ do: 'agree', yes, submission: submission() })
  }

  resign(): Promise<boolean> {
    return this.change({ do: 'resign', submission: submission() })
  }

  return(): Promise<boolean> {
    return this.change({ do: 'return', submission: submission() })
  }

  async sit(seat?: number): Promise<boolean> {
    const done = await this.change({ do: 'sit', seat, invite: this.invite, entropy: submission(), submission: submission() })
    if (done) {
      void this.readPass()
      session.link.restart() // we see the table with other eyes now
    }
    return done
  }

  leave(): Promise<boolean> {
    return this.change({ do: 'leave', submission: submission() })
  }

  start(): Promise<boolean> {
    return this.change({ do: 'start', submission: submission() })
  }

  closeTable(): Promise<boolean> {
    return this.change({ do: 'close', submission: submission() })
  }

  async say(text: string): Promise<boolean> {
    try {
      await session.link.ask(this.table, { do: 'say', text })
      return true
    } catch (error) {
      this.refuse(error)
      return false
    }
  }

  async hints(): Promise<Hint[]> {
    return session.link.ask<Hint[]>(this.table, { do: 'hint' })
  }

  private async change(ask: Wire.Ask): Promise<boolean> {
    this.busy = true
    this.refusal = null
    try {
      await session.link.ask<Done>(this.table, ask)
      return true
    } catch (error) {
      this.refuse(error)
      return false
    } finally {
      this.busy = false
    }
  }

  private refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error
    this.refusal = error.failure
  }

  // ── what is read besides ───────────────────────────────────────────────────────────────────────────────────────

  private readLog(): Promise<void> {
    return readLog(this.table, this.invite, (page) => (this.log = merged(this.log, page)))
  }

  private async readChat(): Promise<void> {
    for (const line of await readChat(this.table, this.invite)) this.heard(line)
  }

  private async readPass(): Promise<void> {
    this.link = (await readPass(this.table, this.invite))?.invite ?? null
  }

  private heard(line: Wire.ChatLine): void {
    if (this.chat.some((one) => one.number === line.number)) return
    this.chat = [...this.chat, line].sort((a, b) => a.number - b.number)
  }
}
