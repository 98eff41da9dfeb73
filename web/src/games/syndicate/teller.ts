/** Tells what happened, event by event, with pieces that move. */

import { tick } from 'svelte'
import type { Event, View } from '../../generated/syndicate'
import type { Beat } from '../../table/board'
import { play, wait } from '../../table/motion'
import type { Desk } from './desk.svelte'
import { come, go, nod, roll } from './motion'
import { piece } from './pieces'
import { follow, type Shown } from './story'

const [STATE, TRAVEL, ROLL, STAGGER] = [160, 320, 550, 40]

/** Events that are told in words as well. */
const SPOKEN = new Set(['round_ended', 'investor_won', 'investor_unwon', 'round_began', 'investors_paid', 'discards_shuffled'])

const tagOf = (event: Event): string => Object.keys(event)[0] ?? ''

export async function tell(desk: Desk, beat: Beat<View, Event>): Promise<void> {
  const alive = () => desk.table.view === beat.before
  const known = { before: beat.before as Shown, after: beat.after, events: beat.lines.map((line) => line.event) }
  let view: Shown = beat.before
  let running: Promise<void>[] = []

  async function happen(event: Event): Promise<void> {
    const from = starts(desk, event)
    await leaves(desk, event)
    if (!alive()) return
    view = follow(view, event, known)
    desk.told = { base: beat.before, view }
    await tick()
    await Promise.all(arrives(desk, event, from))
  }

  for (const [at, line] of beat.lines.entries()) {
    if (!alive()) break
    if (SPOKEN.has(tagOf(line.event))) desk.caption = line.say
    running.push(happen(line.event))
    const gap = overlap(line.event, beat.lines[at + 1]?.event)
    if (gap === null) {
      await Promise.all(running)
      running = []
    }
    await wait((gap ?? rest(line.event)) * desk.table.pace)
  }
  await Promise.all(running)
  // The view that follows takes over; until it does, what was told stays.
  desk.caption = null
}

/** How soon the next event may begin while this one is under way; null if it must wait. */
function overlap(event: Event, next: Event | undefined): number | null {
  if (!next) return null
  if ('robot_scored' in event && 'robot_scored' in next) return event.robot_scored.seat === next.robot_scored.seat ? 200 : null
  if ('investor_won' in event && 'runner_up' in next) return 2 * STAGGER
  return tagOf(event) === tagOf(next) && ['card_laid', 'investor_laid', 'dice_rolled'].includes(tagOf(event)) ? STAGGER : null
}

/** How long something is left on the screen before the next thing happens. */
function rest(event: Event): number {
  if ('round_ended' in event || 'round_began' in event) return 600
  if ('calibrated' in event || 'investors_paid' in event || 'investor_unwon' in event) return 240
  return 0
}

/** Where pieces are that an event will move. */
function starts(desk: Desk, event: Event): Record<string, DOMRect | null> {
  if ('agent_placed' in event) {
    const { seat, slot } = event.agent_placed
    return { pool: desk.rect(piece.pool(seat)), card: desk.rect(piece.slot(slot)) }
  }
  if ('card_laid' in event) return { deck: desk.rect(piece.deck) }
  if ('plugged_in' in event) return { bench: desk.rect(piece.bench(event.plugged_in.seat)) }
  if ('passed' in event) return { order: desk.rect(piece.order(event.passed.seat)) }
  return {}
}

/** What moves before the table changes: cards swept away, points and investors on their way to players. */
async function leaves(desk: Desk, event: Event): Promise<void> {
  const { pace } = desk.table
  const travel = TRAVEL * pace
  if ('factory_cleared' in event) {
    const to = desk.rect(piece.discard)
    await Promise.all([1, 2, 3, 4].map((slot) => go(desk.find(piece.slot(slot)), to, travel, (slot - 1) * STAGGER * pace)))
  } else if ('robot_scored' in event) {
    const { seat, place, vp } = event.robot_scored
    const robot = desk.find(piece.place(seat, place))
    void nod(robot, travel)
    if (vp > 0) await desk.fly(piece.place(seat, place), piece.points(seat), { points: vp }, travel)
    else await play(robot, [{ opacity: 1 }, { opacity: 0.45, offset: 0.5 }, { opacity: 1 }], STATE * 1.5 * pace)
  } else if ('investor_won' in event) {
    const { seat, position, kind } = event.investor_won
    await desk.fly(piece.investor(position), piece.type(seat, kind), { kind }, travel * 1.4)
  } else if ('runner_up' in event) {
    await desk.fly(piece.investor(event.runner_up.position), piece.points(event.runner_up.seat), { points: 1 }, travel)
  } else if ('investors_paid' in event) {
    const { seat, kind, vp } = event.investors_paid
    if (vp > 0) await desk.fly(piece.type(seat, kind), piece.points(seat), { points: vp }, travel)
  }
}

/** What comes to rest after the table has changed. */
function arrives(desk: Desk, event: Event, from: Record<string, DOMRect | null>): Promise<void>[] {
  const { pace } = desk.table
  const travel = TRAVEL * pace
  if ('agent_placed' in event) {
    const { seat, slot } = event.agent_placed
    return [come(desk.find(piece.pawns(slot, seat)), from.pool ?? null, travel), come(desk.find(piece.bench(seat)), from.card ?? null, travel)]
  }
  if ('card_laid' in event) return [come(desk.find(piece.slot(event.card_laid.slot)), from.deck ?? null, travel)]
  if ('plugged_in' in event) return [come(desk.find(piece.place(event.plugged_in.seat, event.plugged_in.place)), from.bench ?? null, travel)]
  if ('passed' in event) return [come(desk.find(piece.next(event.passed.seat)), from.order ?? null, travel)]
  if ('calibrated' in event) return [wait(travel)]
  if ('investor_laid' in event) return [play(desk.find(piece.investor(event.investor_laid.position)), [{ opacity: 0, transform: 'scale(0.6)' }, { opacity: 1, transform: 'none' }], travel)]
  if ('dice_rolled' in event) return [1, 2, 3, 4, 5].map((die) => roll(desk.find(piece.die(event.dice_rolled.seat, die)), ROLL * pace, (die - 1) * STAGGER * pace))
  if ('robot_scored' in event || 'runner_up' in event || 'investors_paid' in event) {
    const seat = 'robot_scored' in event ? event.robot_scored.seat : 'runner_up' in event ? event.runner_up.seat : event.investors_paid.seat
    return [nod(desk.find(piece.points(seat)), STATE * pace)]
  }
  return []
}
