/**
 * What the components of a board share: the table, its view, what is pointed at, what is certain of the answer, and where
 * the pieces are. A game's own desk extends it; `BoardFrame` hands it to the components.
 */

import { getContext, setContext } from 'svelte'
import type { Phrase } from '../api/types'
import type { BoardTable, Fact } from './board'
import { parse, type Listed } from './facts'
import { fly, type Flight } from './motion'
import { ascending, common, has, valuesIn, withFact } from './values'

/** What a button does that stands for a fact. */
interface Hands {
  onclick: () => void
  onpointerenter: () => void
  onfocus: () => void
  onpointerleave: () => void
  onblur: () => void
}

/** A piece that stands for a fact. */
export interface Piece {
  /** Whether it can be added to the answer now. */
  lit: boolean
  /** Whether some answer has it, asked for or not. */
  free: boolean
  chosen: boolean
  /** What it stands for, in the server's words. */
  words?: string
  /** The element it is: for those who play always a button, so that it is not drawn anew every turn. */
  tag: 'button' | 'div'
  /** What that element wears, with the fact it stands for. The Tab key passes by what cannot be chosen; a click on it says why. */
  worn: Partial<Hands> & { 'data-means'?: string; type?: 'button'; tabindex?: -1; 'aria-disabled'?: 'true'; 'aria-pressed'?: boolean }
}

/** A piece that stands for nothing now. */
export const STILL: Piece = { lit: false, free: false, chosen: false, tag: 'div', worn: {} }

export class Desk<View, Event, Foresight, Printed> {
  /** The element of the board, and the layer above it in which pieces fly. */
  root: HTMLElement | null = null
  layer: HTMLElement | null = null
  /** What is being told, where it needs words. */
  caption: Phrase | null = $state.raw(null)
  private aimed: Fact | null = $state.raw(null)
  private readonly known = new Map<string, Hands>()

  constructor(readonly table: BoardTable<View, Event, Foresight, Printed>) {}

  get view(): View {
    return this.table.view
  }

  name(seat: number): string {
    return this.table.seats[seat]?.name ?? ''
  }

  // ── what has been said, and what can be ──────────────────────────────────────────────────────────────────────────

  readonly said: readonly Fact[] = $derived.by(() => this.table.said.map((choice) => parse(choice.fact)))
  /** With what is pointed at. */
  readonly meant: readonly Fact[] = $derived.by(() => (this.aimed ? withFact(this.table.answers, this.said, this.aimed) : this.said))
  private readonly agreed: readonly Fact[] = $derived(this.understood(this.said))
  private readonly expected: readonly Fact[] = $derived(this.understood(this.meant))
  /** The answers that what is said and pointed at leads to. */
  readonly fitting: readonly Listed<Foresight>[] = $derived(this.answersWith(this.meant))
  /** What the answer would do, with what is pointed at; null if more than one is meant. Long lists are not told: then the server was asked. */
  readonly foresight: Foresight | null = $derived.by(() => {
    if (!this.table.open) return null
    if (this.table.answers.length === 0) return this.table.ghost?.shown ?? null
    return this.fitting.find((answer) => answer.facts.length === this.expected.length)?.shown ?? null
  })
  private readonly offered: ReadonlyMap<string, readonly number[]> = $derived.by(() => {
    const facts = this.table.answers.flatMap((answer) => answer.facts)
    return new Map([...new Set(facts.map((fact) => fact.part))].map((part) => [part, ascending(valuesIn(facts, part))]))
  })

  answersWith(facts: readonly Fact[]): readonly Listed<Foresight>[] {
    return this.table.answers.filter((answer) => has(answer, ...facts))
  }

  /** Some facts, and what goes without saying, as all answers with them have it. */
  private understood(facts: readonly Fact[]): readonly Fact[] {
    const answers = this.answersWith(facts)
    return answers.length > 0 ? common(answers) : facts
  }

  /** What the answer with this fact and no other would do. */
  outcome(part: string, value: number): Foresight | null {
    return this.answersWith([{ part, value }]).find(({ facts }) => facts.length === 1)?.shown ?? null
  }

  all(part: string): number[] {
    return valuesIn(this.said, part)
  }

  one(part: string): number | null {
    return this.all(part)[0] ?? null
  }

  /** What is said of a part, or goes without saying. */
  settled(part: string): number | null {
    return valuesIn(this.agreed, part)[0] ?? null
  }

  /** The same with what is pointed at. */
  coming(part: string): number[] {
    return valuesIn(this.expected, part)
  }

  /** What can be added now. */
  lit(part: string): ReadonlySet<number> {
    return this.table.lit(part)
  }

  /** The values that some answer has for a part; where they are too many to be listed, what is said and what can be added. */
  values(part: string): readonly number[] {
    if (!this.table.open) return []
    return this.table.answers.length > 0 ? (this.offered.get(part) ?? []) : ascending([...this.all(part), ...this.lit(part)])
  }

  /** A fact in the server's words. */
  words(part: string, value: number): string | undefined {
    const phrase = this.table.words(part, value)
    return phrase ? this.table.say(phrase) : undefined
  }

  // ── pieces that are picked and pointed at ────────────────────────────────────────────────────────────────────────

  async pick(part: string, value: number, ...more: (readonly [string, number])[]): Promise<void> {
    this.aim(null)
    await this.table.pick(part, value, ...more)
  }

  aim(part: string | null, value = 0): void {
    this.aimed = part === null ? null : { part, value }
    if (part === null) this.table.aim(null)
    else this.table.aim(part, value)
  }

  /** The same for each fact whenever it is asked for, so that elements keep their listeners. */
  private hands(part: string, value: number): Hands {
    const key = `${part}=${value}`
    const point = () => this.values(part).includes(value) && this.aim(part, value)
    const leave = () => this.aim(null)
    const hands = this.known.get(key) ?? { onclick: () => void this.pick(part, value), onpointerenter: point, onfocus: point, onpointerleave: leave, onblur: leave }
    this.known.set(key, hands)
    return hands
  }

  /**
   * ```svelte
   * {@const slot = desk.piece('slot', 2)}
   * <svelte:element this={slot.tag} class={['slot', slot.lit && 'lit']} {...slot.worn}>
   * ```
   */
  piece(part: string, value: number): Piece {
    const free = this.values(part).includes(value)
    const chosen = this.all(part).includes(value)
    const state = { lit: this.lit(part).has(value), free, chosen, words: this.words(part, value) }
    if (!free && !this.table.seated) return { ...state, tag: 'div', worn: {} }
    const live = free ? { 'aria-pressed': chosen } : ({ 'aria-disabled': 'true', tabindex: -1 } as const)
    return { ...state, tag: 'button', worn: { type: 'button', 'data-means': `${part}=${value}`, ...live, ...this.hands(part, value) } }
  }

  // ── where pieces are: they say it with `data-spot` ───────────────────────────────────────────────────────────────

  find(spot: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(`[data-spot="${spot}"]`) ?? null
  }

  /** Lets copies of pieces fly over the board; those without a beginning or an end stay. */
  async fly(...flights: readonly Flight[]): Promise<void> {
    if (this.layer) await fly(this.layer, flights, this.table.pace)
  }
}

/** What shared components see of any game's desk. */
export type AnyDesk = Pick<Desk<unknown, unknown, unknown, unknown>, 'table'>

const KEY = Symbol('desk')
export const keepDesk = (desk: unknown): unknown => setContext(KEY, desk)
/** For the components of a board. Each game gives it its type: `export const useDesk = deskOf<Desk>`. */
export const deskOf = <Kept>(): Kept => getContext<Kept>(KEY)
