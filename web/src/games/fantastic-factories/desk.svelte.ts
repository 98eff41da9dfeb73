/**
 * The player's hands over the board: the die that is held, and the steps that a click or a drop stands for. Everything
 * that is sent was offered by the server; what is remembered of the first steps lets a player change his mind.
 */

import type { BlueprintView, BuiltView, Floor, PlayerView } from '../../generated/fantastic-factories'
import { forecast, type Forecast } from './forecast'
import { partner, suggest } from './pairing'
import { floorsFor, takes } from './sockets'
import { FLOORS, type Table } from './types'

const FIRST = ['place', 'activate', 'build', 'take', 'hire'] as const
type First = (typeof FIRST)[number]

export class Desk {
  private readonly read: () => Table
  /** The die picked up, by its key in the tray. */
  private picked: { key: string; value: number; sent: boolean } | null = $state.raw(null)
  /** What was offered before the first step. */
  private first: Record<First, ReadonlySet<number>> = $state.raw({ place: new Set(), activate: new Set(), build: new Set(), take: new Set(), hire: new Set() })
  /** The hand's card that is pointed at. */
  eyed: number | null = $state(null)
  /** What the Machine rolled last, as far as we saw it. */
  machineDice: readonly number[] | null = $state.raw(null)
  /** Whether dice that appear now have just been rolled. */
  tumbling = $state(false)
  private settled: ReturnType<typeof setTimeout> | undefined

  constructor(read: () => Table) {
    this.read = read
  }

  get table(): Table {
    return this.read()
  }

  readonly player: PlayerView | null = $derived(this.table.view.players.find((one) => one.seat === this.table.me) ?? null)

  get alone(): boolean {
    return this.table.view.players.length === 1
  }

  /** Call it from an effect. */
  remember(): void {
    const { table } = this
    if (table.path.length > 0) return
    this.first = { place: table.lit('place'), activate: table.lit('activate'), build: table.lit('build'), take: table.lit('take'), hire: table.lit('hire') }
  }

  /** What the choice pointed at would change. */
  readonly forecast: Forecast = $derived.by(() => forecast(this.table.ghost, this.table.view, this.table.me))

  // ── the die in the hand ────────────────────────────────────────────────────────────────────────────────────────

  /** The die held, as long as the steps gone still speak of it. */
  readonly held: { key: string; value: number } | null = $derived.by(() => {
    const { picked, table } = this
    if (!picked || !this.player?.dice.includes(picked.value)) return null
    const fits = picked.sent ? table.gone('place') === picked.value : table.path.length === 0 && table.open
    return fits ? picked : null
  })

  /** Whether a die of the tray can be picked up. */
  free(value: number): boolean {
    if (this.table.lit('die').has(value)) return false
    const step = this.table.path[0]?.step
    if (step !== undefined && !step.startsWith('place=') && !step.startsWith('activate=')) return false
    return this.first.place.has(value) || this.cardsFor(value).size > 0
  }

  private built(): BuiltView[] {
    return this.player?.compound.flatMap((group) => group.cards) ?? []
  }

  /** The cards that take a die of this value, among those that were offered. */
  private cardsFor(value: number): Set<number> {
    const { player } = this
    const found = new Set<number>()
    if (!player) return found
    for (const { card } of this.built()) {
      if (this.first.activate.has(card.number) && this.reads(card, value, player)) found.add(card.number)
    }
    return found
  }

  /** A card that copies takes whatever something in the market takes. */
  private reads(card: BlueprintView, value: number, player: PlayerView): boolean {
    if (card.effect.kind !== 'replicate') return takes(card.effect, value, player)
    return this.table.view.blueprints.some((one) => one !== null && takes(one.effect, value, player))
  }

  /** Floors that can be chosen now: those offered, or the only one that takes the die held. */
  readonly floors: ReadonlySet<Floor> = $derived.by(() => {
    const offered = this.table.lit('floor')
    if (offered.size > 0) return new Set(FLOORS.filter((_, at) => offered.has(at + 1)))
    const { held, player } = this
    if (!held || !player || this.picked?.sent || !this.first.place.has(held.value)) return new Set()
    return new Set(floorsFor(held.value, player.floors))
  })

  /** Cards that can be chosen now: those offered, or those that take the die held. */
  readonly cards: ReadonlySet<number> = $derived(this.held ? this.cardsFor(this.held.value) : this.table.lit('activate'))

  async pick(key: string, value: number): Promise<void> {
    const { table, player } = this
    if (table.lit('die').has(value)) return table.choose('die', value)
    if (this.held?.key === key) return this.release()
    if (!this.free(value) || !player) return
    const several = this.first.place.has(value) && floorsFor(value, player.floors).length > 1
    await table.back(0)
    this.picked = { key, value, sent: several }
    if (several) await table.choose('place', value)
  }

  async release(): Promise<void> {
    const sent = this.picked?.sent ?? false
    this.picked = null
    if (sent) await this.table.back(0)
  }

  async toFloor(floor: Floor): Promise<void> {
    const { held, table } = this
    if (!held || !this.floors.has(floor)) return
    if (!this.picked?.sent) {
      this.picked = { ...held, sent: true }
      await table.choose('place', held.value)
    }
    await table.choose('floor', FLOORS.indexOf(floor) + 1)
  }

  aimFloor(floor: Floor | null): void {
    const { held, table } = this
    if (!floor || !held) table.aim(null)
    else if (this.picked?.sent) table.aim('floor', FLOORS.indexOf(floor) + 1)
    else table.aim('place', held.value)
  }

  /** A click on a built card, or a die dropped on it. */
  async toCard(card: number): Promise<void> {
    const { held, table } = this
    if (held && !this.cards.has(card)) return
    this.picked = null
    await this.begin('activate', card)
    if (held && table.lit('die').has(held.value)) await table.choose('die', held.value)
  }

  // ── what cannot be chosen ──────────────────────────────────────────────────────────────────────────────────────

  /** Why a floor is not lit: for the die in the hand, if there is one. */
  whyFloor(floor: Floor): void {
    const number = FLOORS.indexOf(floor) + 1
    if (this.held && !this.picked?.sent) this.table.why('place', this.held.value, ['floor', number])
    else this.table.why('floor', number)
  }

  /** Why a built card is not lit: it cannot be activated, or not with the die in the hand. */
  whyCard(card: number): void {
    if (this.held) this.table.why('activate', card, ['die', this.held.value])
    else this.table.why('activate', card)
  }

  /** Why a die of the tray is not lit. */
  whyDie(value: number): void {
    this.table.why(this.table.lit('die').size > 0 ? 'die' : 'place', value)
  }

  // ── steps ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Chooses a first step, giving up what was begun. */
  async begin(part: First, value: number): Promise<void> {
    const { table } = this
    if (!table.lit(part).has(value)) {
      if (!this.first[part].has(value)) return
      await table.back(0)
    }
    await table.choose(part, value)
  }

  /** Lets the dice of the next view tumble, once. */
  tumble(): void {
    this.tumbling = true
    clearTimeout(this.settled)
    this.settled = setTimeout(() => (this.tumbling = false), 900 * this.table.pace)
  }

  /** What an offered step is called, in the server's words. */
  said(part: string, value: number): string | undefined {
    const found = this.table.choices.find((choice) => choice.step === `${part}=${value}`)
    return found && this.table.say(found.say)
  }

  /** The blueprint suggested to be discarded now; or the one that goes with the card pointed at. */
  readonly suggested: number | null = $derived.by(() => {
    const { table } = this
    const { hand } = table.view
    const offered = table.lit('discard')
    if (offered.size > 0) return suggest(hand, offered, table.gone('build'))
    if (this.forecast.build) return this.forecast.build.discard
    return this.eyed !== null && table.lit('build').has(this.eyed) ? partner(hand, this.eyed) : null
  })
}
