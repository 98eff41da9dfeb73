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
  if ('card_laid' in event) return [piece.slot(event.card_laid.slot)]
  if ('investor_laid' in event) return [piece.investor(event.investor_laid.position)]
  if ('investor_unwon' in event) return [piece.investor(event.investor_unwon.position)]
  if ('dice_rolled' in event) return [1, 2, 3, 4, 5].map((die) => piece.die(event.dice_rolled.seat, die))
  if ('agent_placed' in event) return [piece.slot(event.agent_placed.slot), piece.pawns(event.agent_placed.slot, event.agent_placed.seat)]
  if ('plugged_in' in event) return [piece.place(event.plugged_in.seat, event.plugged_in.place)]
  if ('calibrated' in event) {
    const { seat, place } = event.calibrated
    return [piece.place(seat, place), piece.die(seat, place), piece.die(seat, place + 1)]
  }
  if ('passed' in event) return [piece.next(event.passed.seat)]
  if ('factory_cleared' in event) return [1, 2, 3, 4].map(piece.slot)
  if ('discards_shuffled' in event) return [piece.deck]
  if ('robot_scored' in event) return [piece.place(event.robot_scored.seat, event.robot_scored.place), piece.points(event.robot_scored.seat)]
  if ('investor_won' in event) return [piece.investor(event.investor_won.position), piece.type(event.investor_won.seat, event.investor_won.kind)]
  if ('runner_up' in event) return [piece.investor(event.runner_up.position), piece.points(event.runner_up.seat)]
  if ('investors_paid' in event) return [piece.type(event.investors_paid.seat, event.investors_paid.kind), piece.points(event.investors_paid.seat)]
  if ('finished' in event) return [piece.points(event.finished.seat)]
  return []
}
