/**
 * One table as it is watched and played: what the server said last, the log, the chat, and what can be asked of it. The
 * answer that is being built is in `answer`. Nothing here is guessed: everything shown was told by the server.
 */

import { Refused, submission } from '../api/rest'
import type { Done, Hint, Line, Question, Told, Update, Wire } from '../api/types'
import { session } from '../shell/session.svelte'
import { words } from '../words/words.svelte'
import { Answer } from './answer.svelte'
import { keepRead, keepSeen, kept, lastRead, lastSeen, merged, placed, upTo } from './log'
import { Stage } from './stage.svelte'
import { calledAll } from './names'
import { face, type SeatFace } from './seats'
import { served, type Source } from './source'

/** What follows from an update, once its story is told. */
interface After {
  info: Wire.TableInfo | null
  seat: number | null
  asked: readonly number[]
  canUndo: boolean
  entries: number
  question: Question | null
}

const NOBODY: readonly number[] = []

/** After so many milliseconds without an answer, what was sent is shown to be under way. */
const SLOW = 150

export class Sitting {
  readonly table: number
  readonly invite: string | undefined
  /** The newest of what the server said, shown or not. */
  private latest: Wire.TableInfo | null = $state.raw(null)
  private whole: readonly Told[] = $state.raw([])
  private question: Question | null = null
  chat: readonly Wire.ChatLine[] = $state.raw([])
  /** The last line of the chat that was read. */
  private read = $state(0)
  /** What the link to the table ends with, for those who may invite. */
  link: string | null = $state(null)
  /** Why the table cannot be shown. */
  missing: Wire.Failure | null = $state.raw(null)
  /** Why the last wish was not done. */
  refusal: Wire.Failure | null = $state.raw(null)
  /** Something was sent and is not answered yet, for so long that it shows. */
  busy = $state(false)
  /** What is under way: a second click sends nothing twice. */
  private readonly sent = new Set<Wire.Ask['do']>()
  /** The log line that is pointed at. */
  pointed: Line | null = $state.raw(null)
  /** How many things had happened when we were here last; null if we never were. */
  readonly before: number | null
  /** The one clock of the page: everything shows its moment. */
  readonly stage = new Stage<After>((after) => this.settle(after))
  readonly answer: Answer
  private end: () => void = () => {}

  constructor(
    table: number,
    invite?: string,
    private readonly source: Source = served(table, invite),
  ) {
    this.table = table
    this.invite = invite
    this.before = lastSeen(table)
    this.read = lastRead(table)
    this.answer = new Answer(source, {
      answer: (facts, question) => this.change({ do: 'play', facts, question, submission: submission() }),
      refuse: (failure) => (this.refusal = failure),
    })
  }

  // ── what is shown ──────────────────────────────────────────────────────────────────────────────────────────────

  private readonly now: After | null = $derived(this.stage.now?.after ?? null)
  /** The table from outside. Clocks, names and who is there are as they are; how far the game is, as it is shown. */
  readonly info: Wire.TableInfo | null = $derived.by(() => {
    const { latest, now } = this
    if (latest === null || !now?.info || now.info === latest) return latest
    return { ...latest, stage: now.info.stage, ending: now.info.ending }
  })
  readonly log: readonly Told[] = $derived(upTo(this.whole, this.stage.now?.place ?? null))

  get seat(): number | null {
    return this.now?.seat ?? null
  }
  get asked(): readonly number[] {
    return this.now?.asked ?? NOBODY
  }
  get canUndo(): boolean {
    return this.now?.canUndo ?? false
  }
  get entries(): number {
    return this.now?.entries ?? 0
  }

  readonly names: (string | null)[] = $derived(calledAll(this.info?.seats ?? [], this.info?.game))

  readonly faces: SeatFace[] = $derived((this.info?.seats ?? []).map((seat) => face(seat, words.seat(seat.seat, this.names), seat.seat === this.seat, this.asked.includes(seat.seat))))

  /** Whether the table waits for us. */
  get mine(): boolean {
    return this.info?.stage === 'playing' && this.seat !== null && this.asked.includes(this.seat)
  }

  /** How many lines of others nobody has read here yet. */
  get unread(): number {
    return this.chat.filter((line) => line.number > this.read && line.user !== session.me?.user).length
  }

  get owner(): boolean {
    return this.info !== null && session.me?.user === this.info.owner
  }

  // ── coming and going ───────────────────────────────────────────────────────────────────────────────────────────

  open(): () => void {
    this.end = this.source.watch({
      update: (update) => this.take(update),
      chat: (line) => this.heard(line),
      refused: (failure) => (this.missing = failure),
    })
    void this.source.log((page) => (this.whole = merged(this.whole, page)))
    void this.readChat()
    void this.readPass()
    const leave = () => document.hidden && this.answer.flush()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      this.end()
      this.answer.flush()
      this.stage.end()
    }
  }

  private take(update: Update): void {
    const fresh = this.latest === null
    this.missing = null
    if (update.info) this.latest = update.info
    this.whole = merged(this.whole, kept(update.happened))
    if (!fresh && update.happened.some((one) => one.what === 'begin')) void this.readPass()
    // One that was told before comes as its number alone.
    const asked = update.question ?? null
    this.question = asked === null || asked.ask ? asked : this.question
    if (asked?.id !== this.answer.question?.id) {
      // What was sent is done: the next question is not to be drawn twice, before and after the word of it.
      this.busy = false
      this.answer.ask(null)
    }
    const after = { info: this.latest, seat: update.seat ?? null, asked: update.asked, canUndo: update.can_undo ?? false, entries: update.entries, question: this.question }
    this.stage.take({ version: update.version, lines: placed(update.happened), view: update.view, changes: update.changes, after })
    if (!document.hidden) keepSeen(this.table, update.version)
  }

  /** An update is shown to its end: what is asked then is asked, unless something newer has taken its place. */
  private settle({ question }: After): void {
    this.answer.ask(question?.id === this.question?.id ? question : null)
  }

  // ── what can be asked of a table ───────────────────────────────────────────────────────────────────────────────

  /** Sends a whole action: a hint. */
  play(action: unknown, question = this.answer.question?.id): Promise<boolean> {
    return this.change({ do: 'play', action, question, submission: submission() })
  }

  readonly undo = (): Promise<boolean> => this.change({ do: 'undo', submission: submission() })
  readonly wish = (entry: number): Promise<boolean> => this.change({ do: 'wish', entry, submission: submission() })
  readonly agree = (yes: boolean): Promise<boolean> => this.change({ do: 'agree', yes, submission: submission() })
  readonly resign = (): Promise<boolean> => this.change({ do: 'resign', submission: submission() })
  readonly return = (): Promise<boolean> => this.change({ do: 'return', submission: submission() })

  async sit(seat?: number): Promise<boolean> {
    const done = await this.change({ do: 'sit', seat, invite: this.invite, entropy: submission(), submission: submission() })
    if (done) {
      void this.readPass()
      session.link.restart() // we see the table with other eyes now
    }
    return done
  }

  readonly leave = (): Promise<boolean> => this.change({ do: 'leave', submission: submission() })
  readonly start = (): Promise<boolean> => this.change({ do: 'start', submission: submission() })
  /** Bots sit down on all free seats. */
  readonly fill = (bot: string): Promise<boolean> => this.change({ do: 'fill', bot, submission: submission() })
  readonly closeTable = (): Promise<boolean> => this.change({ do: 'close', submission: submission() })

  async say(text: string): Promise<boolean> {
    try {
      await this.source.ask({ do: 'say', text })
      return true
    } catch (error) {
      this.refuse(error)
      return false
    }
  }

  readonly hints = (): Promise<Hint[]> => this.source.ask<Hint[]>({ do: 'hint' })

  private async change(ask: Wire.Ask): Promise<boolean> {
    if (this.sent.has(ask.do)) return false
    this.sent.add(ask.do)
    this.refusal = null
    // Most answers are here at once: to show the wait for them would draw everything once more.
    const slow = setTimeout(() => (this.busy = true), SLOW)
    try {
      await this.source.ask<Done>(ask)
      return true
    } catch (error) {
      this.refuse(error)
      return false
    } finally {
      clearTimeout(slow)
      this.sent.delete(ask.do)
      this.busy = false
    }
  }

  private refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error
    this.refusal = error.failure
  }

  // ── what is read besides ───────────────────────────────────────────────────────────────────────────────────────

  private async readChat(): Promise<void> {
    for (const line of await this.source.chat()) this.heard(line)
  }

  private async readPass(): Promise<void> {
    this.link = (await this.source.pass())?.invite ?? null
  }

  readAll(): void {
    this.read = this.chat.at(-1)?.number ?? this.read
    keepRead(this.table, this.read)
  }

  private heard(line: Wire.ChatLine): void {
    if (this.chat.some((one) => one.number === line.number)) return
    this.chat = [...this.chat, line].sort((a, b) => a.number - b.number)
  }
}
