/** Which pieces an event is about, and what is special about the way it is told. */

import type { Event } from '../../generated/cyber-merchant'
import { QUICK, TRAVEL } from '../../table/motion'
import type { Script } from '../../table/teller'

/** How long what was paid stays before the next market. */
const READING = 1500

/** Cards come out of an envelope. */
const opens = { from: ({ seat }: { seat: number }) => `sealed-${seat}`, rest: 2 * TRAVEL }
const moves = { rest: TRAVEL + QUICK }

/** `me` is whose hand lies open. */
export function script(me: number | null): Script<Event> {
  const home = (seat: number) => (seat === me ? 'hand' : `seat-${seat}`)
  const hands = { things: ({ from, ...to }: { from: number; to?: number; by?: number }) => [{ from: `back-${from}`, to: home(to.to ?? to.by ?? from), bare: true }] }
  return {
    lot_laid: { from: () => 'deck', together: true },
    bid_placed: { from: ({ seat }) => `seat-${seat}`, to: ({ outbid }) => (outbid === null ? null : `seat-${outbid}`) },
    lot_bought: { from: ({ place }) => `lot-${place}`, to: ({ seat }) => home(seat) },
    trick_played: { from: ({ seat }) => home(seat), rest: 2 * TRAVEL },
    given: hands,
    stolen: hands,
    price_moved: moves,
    prices_swapped: moves,
    token_turned: { rest: 2 * TRAVEL },
    committed: { to: ({ seat }) => `sealed-${seat}`, rest: TRAVEL },
    market_opened: opens,
    oversupplied: opens,
    added: opens,
    paid: { rest: READING, together: true },
    exchanged: { rest: TRAVEL },
  }
}

const SEATS = ['seat', 'outbid', 'from', 'to', 'by', 'first']

/** The pieces that an event is about, for the log line that is pointed at. */
export function spotsOf(event: Event): string[] {
  const said: Record<string, unknown> = event
  const tracks = [said.corporation, said.one, said.other].filter((one) => typeof one === 'string').map((track) => `track-${track}`)
  const places = typeof said.place === 'number' ? [`place-${said.place}`] : []
  // Where a price moved, from and to are its marks.
  const seats = SEATS.filter((key) => typeof said[key] === 'number' && (tracks.length === 0 || key === 'seat')).map((key) => `seat-${said[key]}`)
  return [...tracks, ...places, ...seats]
}
