/** What happened, told with pieces in flight. */

import type { Event } from '../../generated/fantastic-factories'
import { STAGGER, type Flight } from '../../table/motion'
import type { Desk } from './desk.svelte'
import { keyed, sockets } from './dice'
import { FLOORS, seatOf, type Story } from './types'

/** No more tokens or cards of a kind than this fly at once. */
const MOST = 5
const TOKENS = ['goods', 'metal', 'energy'] as const

/** Flies what others do in the common work phase without keeping anybody waiting. */
export async function tell(desk: Desk, story: Story): Promise<void> {
  const { me } = desk.table
  const flights = flightsOf(desk, story).map((flight, at) => ({ ...flight, delay: Math.min(at, 12) * STAGGER }))
  const flown = desk.fly(...flights)
  if (story.after.stage !== 'work' || story.lines.some(({ event }) => seatOf(event) === me)) await flown
  for (const { event } of story.lines) rolled(desk, event)
}

/** Dice that are rolled tumble when the new view is there. */
function rolled(desk: Desk, event: Event): void {
  const mine = seatOf(event) === desk.table.me && ['rolled', 'foreman_set', 'rerolled', 'extra_die'].includes(event.kind)
  if (event.kind === 'machine_rolled') desk.machineDice = event.dice
  if (event.kind === 'machine_rolled' || mine) desk.tumble()
}

function flightsOf(desk: Desk, { before, lines }: Story): Flight[] {
  const { me } = desk.table
  const deck = desk.find('deck-blueprints')
  const tray = keyed(before.players[me ?? -1]?.dice ?? [])
  /** Where what is gained comes from: the card or floor that was used last. */
  let source: Element | null = deck

  /** Where a player's things go: our own hand, or the others' places. */
  const home = (seat: number, mine: string) => desk.find(seat === me ? mine : `seat-${seat}`)
  const several = (count: number, flight: Flight) => Array.from({ length: Math.min(count, MOST) }, () => ({ ...flight, fade: true }))
  /** Blueprints of the hand that go to the discard pile. */
  const discards = (seat: number, cards: readonly number[]) => cards.map((card) => ({ from: seat === me ? desk.find(`hand-${card}`) : null, to: deck, scale: 0.3, fade: true }))
  /** Dice that slide from the tray into the sockets of a floor or card. */
  function dice(values: readonly number[], first: number): Flight[] {
    const places = [...(source?.querySelectorAll('[data-socket]') ?? [])]
    return values.map((value, at) => {
      const [die] = tray.splice(tray.findIndex((one) => one.value === value), 1)
      return { from: desk.root?.querySelector(`[data-die="${die?.key}"]`) ?? null, to: places[first + at] ?? source, hide: true, scale: 0.75 }
    })
  }
  function flights(event: Event): Flight[] {
    switch (event.kind) {
      case 'took':
        return [{ from: desk.find(`print-${event.slot}`), to: home(event.seat, 'hand'), hide: true, scale: event.seat === me ? 1 : 0.3, fade: event.seat !== me }]
      case 'hired':
        source = desk.find(`contractor-${event.slot}`)
        return [{ from: source, to: home(event.seat, 'tray'), hide: true, scale: 0.4, fade: true }, ...discards(event.seat, [event.discard])]
      case 'drew':
        return several(event.count, { from: deck, to: home(event.seat, 'hand'), scale: 0.8, bare: true })
      case 'gained':
        return TOKENS.flatMap((sign) => several(event.gain[sign] ?? 0, { from: source, to: home(event.seat, `wallet-${sign}`), piece: desk.find(`wallet-${sign}`)?.querySelector('svg') ?? null }))
      case 'built': {
        const place = desk.find(`built-${event.card}`) ?? desk.find('compound')
        return [{ from: event.seat === me ? desk.find(`hand-${event.card}`) : null, to: place, hide: true, scale: 0.9 }, ...discards(event.seat, [event.discard])]
      }
      case 'placed':
        source = home(event.seat, `floor-${event.floor}`)
        return event.seat === me ? dice([event.die], before.players[me]?.floors[FLOORS.indexOf(event.floor)]?.length ?? 0) : []
      case 'activated':
        source = home(event.seat, `built-${event.card}`)
        return [...(event.seat === me && sockets(desk.card(event.copied ?? event.card).effect).length > 0 ? dice(event.dice, 0) : []), ...discards(event.seat, event.discards)]
      case 'machine_got': {
        const slot = before.blueprints.indexOf(event.card)
        return [{ from: slot >= 0 ? desk.find(`print-${slot + 1}`) : deck, to: desk.find('machine'), scale: 0.4, fade: true, hide: slot >= 0, bare: slot < 0 }]
      }
      case 'discarded_down':
        return discards(event.seat, event.blueprints)
      default:
        return []
    }
  }
  return lines.flatMap(({ event }) => flights(event))
}

/** The pieces that an event is about, for the log line that is pointed at. */
export function spotsOf(event: Event, me: number | null): string[] {
  const own = seatOf(event) === me && me !== null
  const seat = 'seat' in event && !own ? [`seat-${event.seat}`] : []
  switch (event.kind) {
    case 'took':
    case 'blueprint_laid':
      return [`print-${event.slot}`, ...seat]
    case 'hired':
    case 'contractor_laid':
      return [`contractor-${event.slot}`, ...seat]
    case 'placed':
      return own ? [`floor-${event.floor}`] : seat
    case 'built':
    case 'engineer_built':
    case 'activated':
    case 'prestige_scored':
      return own ? [`built-${event.card}`] : seat
    case 'rolled':
      return own ? ['tray'] : seat
    case 'machine_got':
    case 'machine_rolled':
    case 'machine_gained':
      return ['machine']
    default:
      return seat
  }
}
