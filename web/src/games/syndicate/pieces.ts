/** The names of the pieces on the board, for finding them when they move or are pointed at. */

import type { Event, Kind } from '../../generated/syndicate'

export const piece = {
  slot: (slot: number) => `slot-${slot}`,
  investor: (position: number) => `investor-${position}`,
  deck: 'deck',
  discard: 'discard',
  pawns: (slot: number, seat: number) => `pawns-${slot}-${seat}`,
  pool: (seat: number) => `pool-${seat}`,
  bench: (seat: number) => `bench-${seat}`,
  place: (seat: number, place: number) => `place-${seat}-${place}`,
  die: (seat: number, die: number) => `die-${seat}-${die}`,
  points: (seat: number) => `points-${seat}`,
  type: (seat: number, kind: Kind) => `type-${seat}-${kind}`,
  order: (seat: number) => `order-${seat}`,
  next: (seat: number) => `next-${seat}`,
}

/** The pieces an event is about. */
export function piecesOf(event: Event): string[] {
  switch (event.kind) {
    case 'card_laid': return [piece.slot(event.slot)]
    case 'investor_laid': return [piece.investor(event.position)]
    case 'investor_unwon': return [piece.investor(event.position)]
    case 'dice_rolled': return [1, 2, 3, 4, 5].map((die) => piece.die(event.seat, die))
    case 'agent_placed': return [piece.slot(event.slot), piece.pawns(event.slot, event.seat)]
    case 'plugged_in': return [piece.place(event.seat, event.place)]
    case 'calibrated': return [piece.place(event.seat, event.place), piece.die(event.seat, event.place), piece.die(event.seat, event.place + 1)]
    case 'passed': return [piece.next(event.seat)]
    case 'factory_cleared': return [1, 2, 3, 4].map(piece.slot)
    case 'discards_shuffled': return [piece.deck]
    case 'robot_scored': return [piece.place(event.seat, event.place), piece.points(event.seat)]
    case 'investor_won': return [piece.investor(event.position), piece.type(event.seat, event.investor)]
    case 'runner_up': return [piece.investor(event.position), piece.points(event.seat)]
    case 'investors_paid': return [piece.type(event.seat, event.investor), piece.points(event.seat)]
    case 'finished': return [piece.points(event.seat)]
    default: return []
  }
}
