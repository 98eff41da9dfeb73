/** Which pieces an event is about, and what is special about the way it is told. */

import type { Event } from '../../generated/syndicate'
import type { Script } from '../../table/teller'

const SLOTS = [1, 2, 3, 4]
const DICE = [1, 2, 3, 4, 5]

/** Points fly from a piece to the player who gets them. */
const scores = (from: string, seat: number, points: number) => (points > 0 ? [{ from, to: `points-${seat}`, text: `+${points} ★` }] : [])

export const script: Script<Event> = {
  agent_placed: { from: ({ seat }, piece) => (piece.startsWith('pawns') ? `pool-${seat}` : null) },
  card_laid: { from: () => 'deck', together: true },
  calibrated: { rest: 480 },
  passed: { from: ({ seat }) => `order-${seat}` },
  factory_cleared: { to: () => 'discard' },
  discards_shuffled: { spoken: true },
  investor_laid: { together: true },
  dice_rolled: { roll: ({ seat }) => DICE.map((die) => `die-${seat}-${die}`), together: true },
  robot_scored: { things: ({ seat, place, vp }) => scores(`place-${seat}-${place}`, seat, vp), late: true },
  investor_won: { to: ({ seat, investor }) => `type-${seat}-${investor}`, spoken: true },
  investor_unwon: { spoken: true, rest: 480 },
  runner_up: { things: ({ seat, position }) => scores(`investor-${position}`, seat, 1), late: true },
  investors_paid: { things: ({ seat, investor, vp }) => scores(`type-${seat}-${investor}`, seat, vp), late: true, spoken: true },
  round_ended: { spoken: true, rest: 600 },
  round_began: { to: (_, piece) => (piece.startsWith('pawns') ? `pool-${piece.split('-')[2]}` : null), spoken: true, rest: 600 },
}

/** The pieces an event is about. */
export function piecesOf(event: Event): string[] {
  switch (event.kind) {
    case 'card_laid': return [`slot-${event.slot}`]
    case 'investor_laid':
    case 'investor_unwon': return [`investor-${event.position}`]
    case 'dice_rolled': return DICE.map((die) => `die-${event.seat}-${die}`)
    case 'agent_placed': return [`slot-${event.slot}`, `pawns-${event.slot}-${event.seat}`]
    case 'plugged_in': return [`place-${event.seat}-${event.place}`]
    case 'calibrated': return [`place-${event.seat}-${event.place}`, `die-${event.seat}-${event.place}`, `die-${event.seat}-${event.place + 1}`]
    case 'passed': return [`next-${event.seat}`]
    case 'factory_cleared': return SLOTS.map((slot) => `slot-${slot}`)
    case 'discards_shuffled': return ['deck']
    case 'robot_scored': return [`place-${event.seat}-${event.place}`, `points-${event.seat}`]
    case 'investor_won': return [`investor-${event.position}`, `type-${event.seat}-${event.investor}`]
    case 'runner_up': return [`investor-${event.position}`, `points-${event.seat}`]
    case 'investors_paid': return [`type-${event.seat}-${event.investor}`, `points-${event.seat}`]
    case 'finished': return [`points-${event.seat}`]
    default: return []
  }
}
