/** Which pieces an event is about, and what is special about the way it is told. */

import type { Event } from '../../generated/fantastic-factories'
import type { Script, Thing } from '../../table/teller'
import { seatOf } from './types'

const TOKENS = ['goods', 'metal', 'energy'] as const
/** No more tokens or cards of a kind than this fly at once. */
const MOST = 5
const several = (count: number, thing: Thing): Thing[] => Array.from({ length: Math.min(count, MOST) }, () => thing)
const DECK = 'deck-blueprints'

/** `me` is whose desk lies open: what others do goes to their panels. */
export function script(me: number | null): Script<Event> {
  const home = (seat: number, mine: string) => (seat === me ? mine : `seat-${seat}`)
  const thrown = { roll: ({ seat }: { seat: number }) => (seat === me ? ['tray'] : []) }
  /** Where what is gained comes from: what was used last. */
  let source = DECK
  const uses = <Used extends Event>(place: (event: Used) => string) => (event: Used, piece: string) => ((source = place(event)), piece.startsWith('die') ? source : DECK)
  return {
    blueprint_laid: { from: () => DECK, together: true },
    contractor_laid: { from: () => 'deck-contractors', together: true },
    row_wiped: { to: ({ row }) => `deck-${row}` },
    took: { to: ({ seat }) => home(seat, 'hand'), from: ({ slot }) => `print-${slot}` },
    hired: { to: ({ seat, slot }, piece) => ((source = `contractor-${slot}`), piece.startsWith('card') ? DECK : home(seat, 'tray')) },
    drew: { from: () => DECK, things: ({ seat, count }) => (seat === me ? [] : several(count, { from: DECK, to: `seat-${seat}`, bare: true })), together: true },
    gained: {
      things: ({ seat, gain }) => TOKENS.flatMap((sign) => several(gain[sign] ?? 0, { from: source, to: home(seat, `wallet-${sign}`), piece: `sign-${sign}` })),
      together: true,
    },
    placed: { to: uses(({ seat, floor }) => home(seat, `floor-${floor}`)) },
    built: { from: ({ seat }) => home(seat, 'hand'), to: uses(({ seat, card }) => home(seat, `built-${card}`)) },
    activated: { to: uses(({ seat, card }) => home(seat, `built-${card}`)) },
    discarded_down: { to: () => DECK },
    rolled: { ...thrown, together: true },
    foreman_set: thrown,
    rerolled: thrown,
    extra_die: thrown,
    machine_rolled: { roll: () => ['machine'] },
    machine_got: { to: () => 'machine', from: () => DECK },
  }
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
