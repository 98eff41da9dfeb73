/** What happened, told with pieces in flight. */

import type { Event } from '../../generated/fantastic-factories'
import type { Desk } from './desk.svelte'
import { fly, STAGGER, type Flight } from './fly'
import { keyed } from './dice'
import { laid, named, seatOf, type Story } from './types'

/** No more tokens or cards of a kind than this fly at once. */
const MOST = 5

export class Teller {
  private readonly desk: Desk
  private readonly root: HTMLElement
  private readonly layer: HTMLElement

  constructor(desk: Desk, root: HTMLElement, layer: HTMLElement) {
    this.desk = desk
    this.root = root
    this.layer = layer
  }

  private spot(name: string): Element | null {
    return this.root.querySelector(`[data-spot="${name}"]`)
  }

  /** Where a player's things go: our own hand, or the others' places. */
  private home(seat: number, mine: string): Element | null {
    return seat === this.desk.table.me ? this.spot(mine) : this.spot(`seat-${seat}`)
  }

  /** Flies what others do in the common work phase without keeping anybody waiting. */
  async tell(story: Story): Promise<void> {
    const { table } = this.desk
    const flights: Flight[] = []
    let source: Element | null = null
    const tray = keyed(story.before.players.find((one) => one.seat === table.me)?.dice ?? [])
    for (const { event } of story.lines) {
      const found = this.flightsOf(event, source, tray, story)
      flights.push(...found.flights)
      source = found.source ?? source
    }
    flights.forEach((flight, at) => (flight.delay = Math.min(at, 12) * STAGGER))
    const flown = fly(this.layer, flights, table.pace)
    const waits = story.after.stage !== 'work' || story.lines.some(({ event }) => seatOf(event) === table.me)
    if (waits) await flown
    for (const { event } of story.lines) this.roll(event)
  }

  /** Dice that are rolled tumble when the new view is there. */
  private roll(event: Event): void {
    const { name, of } = named(event)
    const mine = 'seat' in of && of.seat === this.desk.table.me
    if (name === 'machine_rolled') this.desk.machineDice = of.dice
    if (name === 'machine_rolled' || (mine && (name === 'rolled' || name === 'foreman_set' || name === 'rerolled' || name === 'extra_die'))) this.desk.tumble()
  }

  private flightsOf(event: Event, source: Element | null, tray: { key: string; value: number }[], story: Story): { flights: Flight[]; source?: Element | null } {
    const { name, of } = named(event)
    const deck = this.spot('deck-blueprints')
    const me = this.desk.table.me
    switch (name) {
      case 'took':
        return { flights: this.one(this.spot(`print-${of.slot}`), this.home(of.seat, 'hand'), { hide: true, scale: of.seat === me ? 1 : 0.3, fade: of.seat !== me }) }
      case 'hired': {
        const from = this.spot(`contractor-${of.slot}`)
        const flights = this.one(from, this.home(of.seat, 'tray'), { hide: true, scale: 0.4, fade: true })
        return { flights: [...flights, ...this.discards(of.seat, [of.discard])], source: from }
      }
      case 'drew':
        return { flights: this.several(deck, this.home(of.seat, 'hand'), deck, of.count, 0.8).map((one) => ({ ...one, bare: true })) }
      case 'gained': {
        const from = source ?? deck
        const target = (sign: string) => this.home(of.seat, `wallet-${sign}`)
        return {
          flights: (['goods', 'metal', 'energy'] as const).flatMap((sign) => this.several(from, target(sign), this.spot(`wallet-${sign}`)?.querySelector('svg') ?? null, of.gain[sign] ?? 0, 1)),
        }
      }
      case 'built': {
        const kind = story.after.players.find((one) => one.seat === of.seat)?.compound.find((group) => group.cards.some(({ card }) => card.number === of.card))?.kind
        const place = this.spot(`built-${of.card}`) ?? this.spot(`band-${kind}`) ?? this.spot('compound')
        const flights = of.seat === me ? this.one(this.spot(`hand-${of.card}`), place, { hide: true, scale: 0.9 }) : []
        return { flights: [...flights, ...this.discards(of.seat, [of.discard])] }
      }
      case 'placed': {
        const floor = of.seat === me ? this.spot(`floor-${of.floor}`) : this.spot(`seat-${of.seat}`)
        if (of.seat !== me) return { flights: [], source: floor }
        const lying = story.before.players.find((one) => one.seat === me)?.floors.find((one) => one.floor === of.floor)?.dice.length ?? 0
        return { flights: this.dice([of.die], tray, floor, lying), source: floor }
      }
      case 'activated': {
        if (of.seat !== me) return { flights: [], source: this.spot(`seat-${of.seat}`) }
        const card = this.spot(`built-${of.card}`)
        const dice = laid(story.before, of.card, of.copied) ? of.dice : []
        return { flights: [...this.dice(dice, tray, card, 0), ...this.discards(of.seat, of.discards)], source: card }
      }
      case 'machine_got': {
        const slot = story.before.blueprints.findIndex((card) => card?.number === of.card)
        return { flights: this.one(slot >= 0 ? this.spot(`print-${slot + 1}`) : deck, this.spot('machine'), { scale: 0.4, fade: true, hide: slot >= 0, bare: slot < 0 }) }
      }
      case 'discarded_down':
        return { flights: this.discards(of.seat, of.blueprints) }
      default:
        return { flights: [] }
    }
  }

  private one(from: Element | null, to: Element | null, how: Partial<Flight>): Flight[] {
    return from && to ? [{ from, to, ...how }] : []
  }

  private several(from: Element | null, to: Element | null, piece: Element | null, count: number, scale: number): Flight[] {
    if (!from || !to || !piece) return []
    return Array.from({ length: Math.min(count, MOST) }, () => ({ from, to, piece, scale, fade: true }))
  }

  /** Blueprints of the hand that go to the discard pile. */
  private discards(seat: number, cards: readonly number[]): Flight[] {
    const deck = this.spot('deck-blueprints')
    if (seat !== this.desk.table.me) return []
    return cards.flatMap((card) => this.one(this.spot(`hand-${card}`), deck, { scale: 0.3, fade: true }))
  }

  /** Dice that slide from the tray into the sockets of a floor or card. */
  private dice(values: readonly number[], tray: { key: string; value: number }[], onto: Element | null, first: number): Flight[] {
    const sockets = [...(onto?.querySelectorAll('[data-socket]') ?? [])]
    return values.flatMap((value, at) => {
      const die = tray.splice(tray.findIndex((one) => one.value === value), 1)[0]
      const from = die && this.root.querySelector(`[data-die="${die.key}"]`)
      const to = sockets[first + at] ?? onto
      return from && to ? [{ from, to, hide: true, scale: 0.75 }] : []
    })
  }
}

/** The pieces that an event is about, for the log line that is pointed at. */
export function spotsOf(event: Event, me: number | null): string[] {
  const { name, of } = named(event)
  const own = 'seat' in of && of.seat === me
  const seat = 'seat' in of && !own ? [`seat-${of.seat}`] : []
  if (name === 'took' || name === 'blueprint_laid') return [`print-${of.slot}`, ...seat]
  if (name === 'hired' || name === 'contractor_laid') return [`contractor-${of.slot}`, ...seat]
  if (name === 'placed' && own) return [`floor-${of.floor}`]
  if ((name === 'built' || name === 'engineer_built' || name === 'activated' || name === 'prestige_scored') && own) return [`built-${of.card}`]
  if (name === 'rolled' && own) return ['tray']
  if (name === 'machine_got' || name === 'machine_rolled' || name === 'machine_gained') return ['machine']
  return seat
}
