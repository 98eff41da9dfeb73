/** What happened, told with pieces in flight. */

import type { Event } from '../../generated/fantastic-factories'
import type { Desk } from './desk.svelte'
import { fly, STAGGER, type Flight } from './fly'
import { keyed, sockets } from './dice'
import { FLOORS, seatOf, type Story } from './types'

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
    const tray = keyed(story.before.players[table.me ?? -1]?.dice ?? [])
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
    const mine = seatOf(event) === this.desk.table.me && ['rolled', 'foreman_set', 'rerolled', 'extra_die'].includes(event.kind)
    if (event.kind === 'machine_rolled') this.desk.machineDice = event.dice
    if (event.kind === 'machine_rolled' || mine) this.desk.tumble()
  }

  private flightsOf(event: Event, source: Element | null, tray: { key: string; value: number }[], story: Story): { flights: Flight[]; source?: Element | null } {
    const deck = this.spot('deck-blueprints')
    const me = this.desk.table.me
    switch (event.kind) {
      case 'took':
        return { flights: this.one(this.spot(`print-${event.slot}`), this.home(event.seat, 'hand'), { hide: true, scale: event.seat === me ? 1 : 0.3, fade: event.seat !== me }) }
      case 'hired': {
        const from = this.spot(`contractor-${event.slot}`)
        const flights = this.one(from, this.home(event.seat, 'tray'), { hide: true, scale: 0.4, fade: true })
        return { flights: [...flights, ...this.discards(event.seat, [event.discard])], source: from }
      }
      case 'drew':
        return { flights: this.several(deck, this.home(event.seat, 'hand'), deck, event.count, 0.8).map((one) => ({ ...one, bare: true })) }
      case 'gained': {
        const from = source ?? deck
        const target = (sign: string) => this.home(event.seat, `wallet-${sign}`)
        return {
          flights: (['goods', 'metal', 'energy'] as const).flatMap((sign) => this.several(from, target(sign), this.spot(`wallet-${sign}`)?.querySelector('svg') ?? null, event.gain[sign] ?? 0, 1)),
        }
      }
      case 'built': {
        const place = this.spot(`built-${event.card}`) ?? this.spot('compound')
        const flights = event.seat === me ? this.one(this.spot(`hand-${event.card}`), place, { hide: true, scale: 0.9 }) : []
        return { flights: [...flights, ...this.discards(event.seat, [event.discard])] }
      }
      case 'placed': {
        const floor = event.seat === me ? this.spot(`floor-${event.floor}`) : this.spot(`seat-${event.seat}`)
        if (event.seat !== me) return { flights: [], source: floor }
        const lying = story.before.players[event.seat]?.floors[FLOORS.indexOf(event.floor)]?.length ?? 0
        return { flights: this.dice([event.die], tray, floor, lying), source: floor }
      }
      case 'activated': {
        if (event.seat !== me) return { flights: [], source: this.spot(`seat-${event.seat}`) }
        const card = this.spot(`built-${event.card}`)
        const dice = sockets(this.desk.card(event.copied ?? event.card).effect).length > 0 ? event.dice : []
        return { flights: [...this.dice(dice, tray, card, 0), ...this.discards(event.seat, event.discards)], source: card }
      }
      case 'machine_got': {
        const slot = story.before.blueprints.indexOf(event.card)
        return { flights: this.one(slot >= 0 ? this.spot(`print-${slot + 1}`) : deck, this.spot('machine'), { scale: 0.4, fade: true, hide: slot >= 0, bare: slot < 0 }) }
      }
      case 'discarded_down':
        return { flights: this.discards(event.seat, event.blueprints) }
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
  const own = seatOf(event) === me && me !== null
  const others = 'seat' in event && !own ? [`seat-${event.seat}`] : []
  if (event.kind === 'took' || event.kind === 'blueprint_laid') return [`print-${event.slot}`, ...others]
  if (event.kind === 'hired' || event.kind === 'contractor_laid') return [`contractor-${event.slot}`, ...others]
  if (event.kind === 'machine_got' || event.kind === 'machine_rolled' || event.kind === 'machine_gained') return ['machine']
  if (own && event.kind === 'placed') return [`floor-${event.floor}`]
  if (own && event.kind === 'rolled') return ['tray']
  if (own && 'card' in event && event.kind !== 'revealed') return [`built-${event.card}`]
  return others
}
