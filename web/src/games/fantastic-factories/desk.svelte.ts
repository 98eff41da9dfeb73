/** What the pieces of the board share: the viewer's own player, what is pointed at, what is certain of the answer. */

import type { Effect, Foresight, PlayerView } from '../../generated/fantastic-factories'
import type { Fact } from '../../table/board'
import { parse, type Listed } from '../../table/facts'
import { cardsOf, type Card } from './cards'
import { sockets } from './dice'
import type { Table } from './types'

const count = (facts: readonly Fact[], of: Fact): number => facts.filter((one) => one.part === of.part && one.value === of.value).length
/** What both have. */
function shared(one: readonly Fact[], other: readonly Fact[]): Fact[] {
  const left = [...other]
  return one.filter((fact) => {
    const at = left.findIndex((own) => own.part === fact.part && own.value === fact.value)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** Some facts, and what all answers with them have in common. */
function understood(facts: readonly Fact[], answers: readonly Listed<Foresight>[]): readonly Fact[] {
  const [first, ...others] = answers
  if (!first || facts.length === 0) return facts
  return others.reduce((common: readonly Fact[], answer) => shared(common, answer.facts), first.facts)
}

const values = (facts: readonly Fact[], part: string): number[] => facts.filter((one) => one.part === part).map((one) => one.value)

export class Desk {
  /** What is pointed at. */
  private aimed: Fact | null = $state.raw(null)
  /** What the Machine rolled last, as far as we saw it. */
  machineDice: readonly number[] | null = $state.raw(null)
  /** Whether dice that appear now have just been rolled. */
  tumbling = $state(false)
  private settled: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly read: () => Table) {}

  get table(): Table {
    return this.read()
  }

  readonly player: PlayerView | null = $derived(this.table.view.players[this.table.me ?? -1] ?? null)

  private readonly texts = $derived(this.table.view.printed_cards)
  private readonly cards: readonly Card[] = $derived(cardsOf(this.table, this.texts))

  /** A blueprint by its number. */
  card(number: number): Card {
    return this.cards[number - 1]!
  }

  get alone(): boolean {
    return this.table.view.players.length === 1
  }

  private readonly said: Fact[] = $derived(this.table.said.map((choice) => parse(choice.fact)))
  private readonly meant: Fact[] = $derived(this.aimed ? [...this.said, this.aimed] : this.said)
  /** The answers that what is said and pointed at leads to. */
  private readonly fitting = $derived(this.answersWith(this.meant))
  /** What is said and pointed at, and what is understood by that. */
  private readonly certain: readonly Fact[] = $derived(understood(this.meant, this.fitting))
  /** What the choice pointed at would change, once it is a whole answer. */
  readonly coming: Foresight = $derived.by(() => {
    const whole = this.meant.length > 0 ? this.fitting.find((answer) => answer.facts.length === this.certain.length) : null
    return whole?.shown ?? {}
  })
  /** The card that is being used, whether it was said or is understood. */
  readonly using: number | null = $derived(values(understood(this.said, this.answersWith(this.said)), 'use')[0] ?? null)

  private answersWith(facts: readonly Fact[]): readonly Listed<Foresight>[] {
    return this.table.answers.filter((answer) => facts.every((fact) => count(answer.facts, fact) >= count(facts, fact)))
  }

  /** How many more or fewer of something there would be. */
  by(thing: 'goods' | 'metal' | 'energy' | 'cards'): number {
    return (this.coming.gain?.[thing] ?? 0) - (this.coming.pay?.[thing] ?? 0)
  }

  /** The die that would lie on a floor. */
  get placed(): { floor: number; die: number } | null {
    const [floor, die] = [values(this.certain, 'floor')[0], values(this.certain, 'die')[0]]
    return floor === undefined || die === undefined ? null : { floor, die }
  }

  /** What the card would do that is being used: its own effect, or the one it copies. */
  effect(own: Card): Effect {
    const slot = values(this.certain, 'copy')[0]
    const copied = slot === undefined ? null : this.table.view.blueprints[slot - 1]
    return (copied ? this.card(copied) : own).effect
  }

  /** The dice that would lie on a card; training only changes them. */
  laid(card: Card): readonly number[] {
    return values(this.certain, 'use').includes(card.number) && sockets(this.effect(card)).length > 0 ? values(this.certain, 'die') : []
  }

  /** The blueprint suggested to be discarded, once it is known what for. */
  readonly suggested: number | null = $derived.by(() => {
    const { table } = this
    if (this.meant.length === 0 && table.view.stage !== 'clean_up') return null
    const [said, lit] = [table.all('discard'), table.lit('discard')]
    const among = table.answers.length > 0 ? this.fitting.flatMap((answer) => values(answer.facts, 'discard')) : [...lit]
    const can = new Set(among.filter((card) => lit.has(card) || !said.includes(card)))
    return table.view.hand?.spare.find((card) => can.has(card)) ?? null
  })

  /** A fact in the server's words. */
  words(part: string, value: number): string | undefined {
    const phrase = this.table.words(part, value)
    return phrase ? this.table.say(phrase) : undefined
  }

  async pick(part: string, value: number, ...more: (readonly [string, number])[]): Promise<void> {
    this.aim(null)
    await this.table.pick(part, value, ...more)
  }

  /** Says one more of a part that can be said more than once, or says why not. */
  async add(part: string, value: number): Promise<void> {
    await this.table.set([...this.said, { part, value }])
  }

  /** Takes a fact back, once. */
  async drop(part: string, value: number): Promise<void> {
    const at = this.said.findLastIndex((fact) => fact.part === part && fact.value === value)
    await this.table.set(this.said.filter((_, index) => index !== at))
  }

  aim(part: string | null, value = 0): void {
    this.aimed = part === null ? null : { part, value }
    if (part === null) this.table.aim(null)
    else this.table.aim(part, value)
  }

  /** What a piece needs that stands for one fact. */
  piece(part: string, value: number) {
    const lit = this.table.lit(part).has(value)
    const pick = () => void this.pick(part, value)
    return { lit, chosen: this.table.all(part).includes(value), does: this.words(part, value), onpick: pick, onaim: (on: boolean) => this.aim(on ? part : null, value) }
  }

  // ── a die that is dragged ──────────────────────────────────────────────────────────────────────────────────────

  /** A die is lifted: what it can be laid on is lit. It goes to what was begun, if it fits there. */
  async lift(value: number): Promise<void> {
    if (this.using !== null && this.table.lit('die').has(value)) await this.pick('die', value)
    else await this.table.set([{ part: 'die', value }])
  }

  /** A die that was lifted is let go over a floor or a card. */
  async lay(value: number, part: string, place: number): Promise<void> {
    this.aim(null)
    if (this.table.all(part).includes(place)) return
    if (this.table.lit(part).has(place)) await this.table.pick(part, place)
    else await this.table.set([{ part: 'die', value }, { part, value: place }])
  }

  /** Lets the dice of the next view tumble, once. */
  tumble(): void {
    this.tumbling = true
    clearTimeout(this.settled)
    this.settled = setTimeout(() => (this.tumbling = false), 900 * this.table.pace)
  }
}
