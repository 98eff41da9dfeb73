/**
 * A guided first game: a real game played again on one seat, with notes. It is watched and played as any table is, but
 * comes from a lesson: whoever learns makes the moves that notes ask for, everything else is as recorded.
 */

import { call } from '../api/rest'
import type { Watcher } from '../api/socket'
import type { AnyNext, Told, Update, Wire } from '../api/types'
import { Sitting } from './sitting.svelte'
import type { Source } from './source'

/** A lesson as the server tells it, with updates in the form of a table's. */
export type LessonText = Omit<Wire.Lesson, 'moments'> & { moments: (Omit<Wire.LessonMoment, 'update' | 'story'> & { update: Update; story?: Update })[] }

/** A note in whose place the learner is shown what it asks for. */
export type Note = Wire.LessonNote

/** So many milliseconds lie between the moves of others, at normal speed. */
const BREATH = 350

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export class Lesson {
  /** Which note is read. */
  number = $state(0)
  /** The table as it is at this note. It is made anew when we go back. */
  sitting: Sitting = $state.raw(null!)
  /** The learner has chosen something that is allowed, but not what the lesson needs. */
  strayed = $state(false)
  /** The game goes on to the next note. */
  moving = $state(false)
  private source: LessonSource
  /** Counts the ways we went, so that what was begun before the last of them ends. */
  private way = 0
  private started = false

  constructor(
    readonly text: LessonText,
    private readonly name: string,
    private readonly pace: () => number,
    from = 0,
  ) {
    this.source = this.place(Math.min(Math.max(from, 0), text.notes.length - 1))
  }

  get note(): Note {
    return this.text.notes[this.number]!
  }

  get last(): boolean {
    return this.number === this.text.notes.length - 1
  }

  /** The facts that can be picked now for the move that the note asks for; null if it asks for none, nothing if the move is only to be confirmed. */
  readonly wanted: readonly string[] | null = $derived.by(() => {
    const { task } = this.note
    const { answer } = this.sitting
    if (!task || this.moving || this.strayed || answer.next === null) return null
    const left = [...task.facts]
    for (const { fact } of answer.said) if (left.includes(fact)) left.splice(left.indexOf(fact), 1)
    const offered = [...answer.next.choices, ...answer.next.early].map(({ fact }) => fact)
    const astray = answer.said.some(({ fact }) => !task.facts.includes(fact))
    return left.filter((fact) => astray || offered.includes(fact))
  })

  /** Goes to the next note; the game goes on if the note is of a later moment. */
  async next(): Promise<void> {
    if (this.moving || this.last) return
    this.strayed = false
    const { notes, moments } = this.text
    const to = notes[this.number + 1]!.at
    const way = ++this.way
    if (moments.some((moment) => moment.at > this.note.at && moment.at <= to && moment.skip)) {
      this.source = this.place(this.number + 1)
      return
    }
    this.moving = true
    for (const { at, update, story } of moments.filter((moment) => moment.at > this.note.at && moment.at <= to)) {
      this.source.tell(at, story ?? update)
      await this.settled()
      if (at < to) await new Promise((wait) => setTimeout(wait, BREATH * this.pace()))
      if (way !== this.way) return
    }
    this.number += 1
    this.moving = false
  }

  /** Goes to the note before. */
  back(): void {
    if (this.number > 0) this.go(this.number - 1)
  }

  /** Goes to a note at once. */
  go(number: number): void {
    this.way += 1
    this.source = this.place(number)
  }

  /** Takes back the choice that is not what the lesson needs. */
  async takeBack(): Promise<void> {
    this.strayed = false
    await this.sitting.answer.set([])
  }

  private place(number: number): LessonSource {
    if (this.started) this.sitting.stage.end()
    this.started = true
    this.strayed = false
    this.moving = false
    this.number = number
    const source = new LessonSource(this.text, this.name, this.text.notes[number]!.at, (facts, action) => this.played(facts, action))
    this.sitting = new Sitting(0, undefined, source)
    return source
  }

  /** The learner has made a move: whether it is the one of the lesson. */
  private async played(facts: readonly string[], action: unknown): Promise<void> {
    const { task } = this.note
    if (!task || this.moving) return
    if (same([...facts].sort(), [...task.facts].sort()) || same(action ?? (await this.source.whole(facts)), task.action)) void this.next()
    else this.strayed = true
  }

  /** Waits until the board has told what happened. */
  private async settled(): Promise<void> {
    await new Promise((wait) => setTimeout(wait, 0))
    while (this.sitting.stage.telling) await new Promise((wait) => setTimeout(wait, 40))
  }
}

/** Tells a lesson as a server tells a table. */
class LessonSource implements Source {
  readonly keeper = null
  private watcher: Watcher | null = null

  constructor(
    private readonly text: LessonText,
    private readonly name: string,
    private at: number,
    private readonly played: (facts: readonly string[], action: unknown) => Promise<void>,
  ) {}

  watch(watcher: Watcher): () => void {
    this.watcher = watcher
    watcher.update(this.sofar())
    return () => (this.watcher = null)
  }

  tell(at: number, update: Update): void {
    this.at = at
    this.watcher?.update(this.named(update))
  }

  async ask<T>(ask: Wire.Ask): Promise<T> {
    if (ask.do === 'play') {
      await this.played(ask.facts ?? [], ask.action)
      return { version: 0 } as T
    }
    if (ask.do === 'draft' || ask.do === 'foresee') return call<T>('POST', `/lessons/${this.text.game}/${this.at}/${ask.do}`, { facts: ask.facts ?? [] })
    return null as T
  }

  /** The action that some facts are. */
  async whole(facts: readonly string[]): Promise<unknown> {
    return (await this.ask<AnyNext>({ do: 'draft', facts: [...facts] })).whole?.action
  }

  log = (): Promise<void> => Promise.resolve()
  chat = (): Promise<readonly Wire.ChatLine[]> => Promise.resolve([])
  pass = (): Promise<null> => Promise.resolve(null)

  /** All that has happened so far, as one update to somebody who has just come. */
  private sofar(): Update {
    const told = this.text.moments.filter((moment) => moment.at <= this.at).map(({ update }) => update)
    const happened: Told[] = told.flatMap((update) => update.happened)
    const info = told.findLast((update) => update.info)?.info
    return this.named({ ...told.at(-1)!, info, happened })
  }

  /** The learner by name. Nothing can be taken back here but by going back. */
  private named(update: Update): Update {
    const { info } = update
    const seats = info?.seats.map((seat) => (seat.seat === this.text.seat ? { ...seat, user: undefined, name: this.name } : seat))
    return { ...update, can_undo: false, info: info && seats ? { ...info, seats } : undefined }
  }
}
