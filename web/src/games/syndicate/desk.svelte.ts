/** The board's own state: what is shown while a story is told, and what is pointed at. */

import { getContext, setContext } from 'svelte'
import type { Phrase } from '../../api/types'
import type { Event, Foresight, Kind, PlayerView, Printed, PrintedRobot, View } from '../../generated/syndicate'
import type { BoardTable, Fact } from '../../table/board'
import { drag } from '../../table/drag'
import { parse } from '../../table/facts'
import { says, valuesOf } from '../../table/values'
import type { Shown } from './story'

/** Something on its way over the board. */
export interface Flight {
  id: number
  from: DOMRect
  to: DOMRect
  points?: number
  kind?: Kind
  ms: number
  landed: () => void
}

const EMPTY: ReadonlySet<number> = new Set()

export class Desk {
  root: HTMLElement | null = null
  /** The view a story has come to, and the view it started from. */
  told: { base: View; view: Shown } | null = $state.raw(null)
  /** What is being told, where it needs words. */
  caption: Phrase | null = $state.raw(null)
  flights: readonly Flight[] = $state.raw([])
  private aimed: Fact | null = $state.raw(null)
  private count = 0

  constructor(readonly table: BoardTable<View, Event, Foresight, Printed>) {}

  get view(): Shown {
    return this.told && this.told.base === this.table.view ? this.told.view : this.table.view
  }

  get telling(): boolean {
    return this.told !== null && this.told.base === this.table.view
  }

  name(seat: number): string {
    return this.table.seats[seat]?.name ?? ''
  }

  robot(card: number): PrintedRobot {
    return this.table.printed.robots[card]!
  }

  /** What a robot asks of its dice, in words. */
  asks(card: number): string {
    const condition = this.table.piece('robot', card)?.[1]?.condition
    return Array.isArray(condition) ? this.table.say(condition) : ''
  }

  company({ board: [left, right] }: PlayerView): string {
    return `${this.table.printed.left[left]} ${this.table.printed.right[right]}`
  }

  /** The colour of a die, counted from 0. */
  tone(at: number): string {
    return `var(--die-${this.table.printed.colours[at]}, var(--raised))`
  }

  /** What can be chosen now: nothing while something is being told. */
  lit(part: string): ReadonlySet<number> {
    return this.telling ? EMPTY : this.table.lit(part)
  }

  /** The values of a part that some answer has. */
  values(part: string): number[] {
    return this.telling ? [] : valuesOf(this.table, part)
  }

  words(part: string, value: number): string {
    const phrase = this.table.words(part, value)
    return phrase ? this.table.say(phrase) : ''
  }

  pick(part: string, value: number): void {
    this.aim(null)
    void this.table.pick(part, value)
  }

  aim(part: string | null, value = 0): void {
    this.aimed = part === null ? null : { part, value }
    if (part === null) this.table.aim(null)
    else this.table.aim(part, value)
  }

  /** What a button does that stands for a fact. */
  hands(part: string, value: number) {
    const [point, leave] = [() => this.aim(part, value), () => this.aim(null)]
    return { onclick: () => this.pick(part, value), onpointerenter: point, onfocus: point, onpointerleave: leave, onblur: leave }
  }

  /** For a piece that can be dragged to where one of these parts is chosen: such places are named like the fact. */
  drags(...parts: string[]) {
    const fact = (to: string | null) => (to !== null && parts.includes(parse(to).part) ? parse(to) : null)
    const over = (to: string | null) => this.aim(fact(to)?.part ?? null, fact(to)?.value)
    const drop = (to: string) => fact(to) && this.pick(parse(to).part, parse(to).value)
    return drag({ can: () => parts.some((part) => this.values(part).length > 0), over, drop })
  }

  /** What has been said about a part, or what is pointed at. */
  meant(part: string): number | null {
    if (this.telling) return null
    return this.aimed?.part === part ? this.aimed.value : this.table.one(part)
  }

  /** What the answer would do, with what is pointed at; null if more than one is meant. */
  get shown(): Foresight | null {
    if (this.telling || !this.table.open) return null
    const { aimed } = this
    const said = this.table.said.map((choice) => parse(choice.fact)).filter(({ part }) => part !== aimed?.part)
    return this.outcome(aimed ? [...said, aimed] : said)
  }

  /** What the answer with these facts and no others would do. */
  outcome(facts: readonly Fact[]): Foresight | null {
    return this.table.answers.find((answer) => answer.facts.length === facts.length && facts.every(({ part, value }) => says(answer, part, value)))?.shown ?? null
  }

  /** The pawns that would go to a slot: what is chosen, or pointed at. */
  get sending(): { slot: number; sent: number } | null {
    const slot = this.meant('slot')
    return slot === null ? null : { slot, sent: this.meant('sent') ?? 0 }
  }

  /** The robot that was taken and is not plugged in yet, if this seat holds it. */
  held(seat: number): number | null {
    const { stage, on_turn } = this.view
    return on_turn === seat && stage.kind === 'plug_in' ? stage.card : null
  }

  find(piece: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(`[data-piece="${piece}"]`) ?? null
  }

  rect(piece: string): DOMRect | null {
    return this.find(piece)?.getBoundingClientRect() ?? null
  }

  /** Sends something from one piece to another; it is over when it has landed. */
  fly(from: string, to: string, what: { points?: number; kind?: Kind }, ms: number): Promise<void> {
    const [start, end] = [this.rect(from), this.rect(to)]
    if (!start || !end) return Promise.resolve()
    const id = ++this.count
    return new Promise((done) => {
      const landed = () => {
        this.flights = this.flights.filter((flight) => flight.id !== id)
        done()
      }
      this.flights = [...this.flights, { id, from: start, to: end, ms, landed, ...what }]
    })
  }
}

const KEY = Symbol('desk')
export const keepDesk = (desk: Desk): Desk => setContext(KEY, desk)
export const useDesk = (): Desk => getContext<Desk>(KEY)
