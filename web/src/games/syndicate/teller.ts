/** Tells what happened, event by event, with pieces that move. */

import type { Event, View } from '../../generated/syndicate'
import type { Beat } from '../../table/board'
import { arrive, nod, play, QUICK, roll, ROLL, STAGGER, TRAVEL, wait } from '../../table/motion'
import { tell as tellEach } from '../../table/teller'
import type { Desk } from './desk.svelte'
import { follow } from './story'

/** Events that are told in words as well. */
const SPOKEN: readonly Event['kind'][] = ['round_ended', 'investor_won', 'investor_unwon', 'round_began', 'investors_paid', 'discards_shuffled']
const SLOTS = [1, 2, 3, 4]
const DICE = [1, 2, 3, 4, 5]

export function tell(desk: Desk, beat: Beat<View, Event>): Promise<void> {
  const known = { after: beat.after, events: beat.lines.map((line) => line.event), kinds: desk.table.printed.kinds }
  return tellEach(desk, beat, { follow: (view, event) => follow(view, event, known), act: (event, change) => act(desk, event, change), overlap, rest, spoken: ({ kind }) => SPOKEN.includes(kind) })
}

/** How soon the next event may begin while this one is under way; null if it must wait. */
function overlap(event: Event, next: Event | undefined): number | null {
  if (event.kind === 'robot_scored' && next?.kind === 'robot_scored') return event.seat === next.seat ? 200 : null
  if (event.kind === 'investor_won' && next?.kind === 'runner_up') return 2 * STAGGER
  return event.kind === next?.kind && ['card_laid', 'investor_laid', 'dice_rolled'].includes(event.kind) ? STAGGER : null
}

/** How long something is left on the screen before the next thing happens. */
function rest({ kind }: Event): number {
  if (kind === 'round_ended' || kind === 'round_began') return 600
  return kind === 'calibrated' || kind === 'investors_paid' || kind === 'investor_unwon' ? 240 : 0
}

async function act(desk: Desk, event: Event, change: () => Promise<void>): Promise<unknown> {
  const { pace } = desk.table
  const travel = TRAVEL * pace
  const comes = (spot: string, from: DOMRect | null) => arrive(desk.find(spot), from, travel)
  /** Points fly from a piece to the player who gets them. */
  const scores = async (from: string, seat: number, points: number) => {
    const to = `points-${seat}`
    await desk.fly({ from: desk.find(from), to: desk.find(to), piece: token(points), scale: 0.9 })
    await change()
    await nod(desk.find(to), QUICK * pace)
  }
  switch (event.kind) {
    case 'agent_placed': {
      const [pool, card] = [desk.box(`pool-${event.seat}`), desk.box(`slot-${event.slot}`)]
      await change()
      return Promise.all([comes(`pawns-${event.slot}-${event.seat}`, pool), comes(`bench-${event.seat}`, card)])
    }
    case 'card_laid':
      await change()
      return comes(`slot-${event.slot}`, desk.box('deck'))
    case 'plugged_in': {
      const bench = desk.box(`bench-${event.seat}`)
      await change()
      return comes(`place-${event.seat}-${event.place}`, bench)
    }
    case 'passed':
      await change()
      return comes(`next-${event.seat}`, desk.box(`order-${event.seat}`))
    case 'calibrated':
      await change()
      return wait(travel)
    case 'factory_cleared':
      await desk.fly(...SLOTS.map((slot, at) => ({ from: desk.find(`slot-${slot}`), to: desk.find('discard'), scale: 0.4, hide: true, fade: true, delay: at * STAGGER })))
      return change()
    case 'investor_laid':
      await change()
      return play(desk.find(`investor-${event.position}`), [{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }], travel)
    case 'dice_rolled':
      await change()
      return Promise.all(DICE.map((die, at) => roll(desk.find(`die-${event.seat}-${die}`), ROLL * pace, at * STAGGER * pace)))
    case 'robot_scored': {
      const place = `place-${event.seat}-${event.place}`
      void nod(desk.find(place), travel)
      if (event.vp > 0) return scores(place, event.seat, event.vp)
      await play(desk.find(place), [{ opacity: 1 }, { opacity: 0.45, offset: 0.5 }, { opacity: 1 }], QUICK * 1.5 * pace)
      return change()
    }
    case 'investor_won':
      await desk.fly({ from: desk.find(`investor-${event.position}`), to: desk.find(`type-${event.seat}-${event.investor}`), hide: true, scale: 0.6 })
      return change()
    case 'runner_up':
      return scores(`investor-${event.position}`, event.seat, 1)
    case 'investors_paid':
      return event.vp > 0 ? scores(`type-${event.seat}-${event.investor}`, event.seat, event.vp) : change()
    default:
      return change()
  }
}

/** Points on their way. */
function token(points: number): Element {
  const piece = document.createElement('b')
  piece.className = 'scored'
  piece.textContent = `+${points} ★`
  return piece
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
