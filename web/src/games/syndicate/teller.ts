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
const SPOKEN = new Set<Event['kind']>(['round_ended', 'investor_won', 'investor_unwon', 'round_began', 'investors_paid', 'discards_shuffled'])

export async function tell(desk: Desk, beat: Beat<View, Event>): Promise<void> {
  const alive = () => desk.table.view === beat.before
  const known = { after: beat.after, events: beat.lines.map((line) => line.event), kinds: desk.table.printed.kinds }
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
    if (SPOKEN.has(line.event.kind)) desk.caption = line.say
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
  if (event.kind === 'robot_scored' && next?.kind === 'robot_scored') return event.seat === next.seat ? 200 : null
  if (event.kind === 'investor_won' && next?.kind === 'runner_up') return 2 * STAGGER
  return event.kind === next?.kind && ['card_laid', 'investor_laid', 'dice_rolled'].includes(event.kind) ? STAGGER : null
}

/** How long something is left on the screen before the next thing happens. */
function rest({ kind }: Event): number {
  if (kind === 'round_ended' || kind === 'round_began') return 600
  return kind === 'calibrated' || kind === 'investors_paid' || kind === 'investor_unwon' ? 240 : 0
}

/** Where pieces are that an event will move. */
function starts(desk: Desk, event: Event): Record<string, DOMRect | null> {
  switch (event.kind) {
    case 'agent_placed': return { pool: desk.rect(piece.pool(event.seat)), card: desk.rect(piece.slot(event.slot)) }
    case 'card_laid': return { deck: desk.rect(piece.deck) }
    case 'plugged_in': return { bench: desk.rect(piece.bench(event.seat)) }
    case 'passed': return { order: desk.rect(piece.order(event.seat)) }
    default: return {}
  }
}

/** What moves before the table changes: cards swept away, points and investors on their way to players. */
async function leaves(desk: Desk, event: Event): Promise<void> {
  const { pace } = desk.table
  const travel = TRAVEL * pace
  if (event.kind === 'factory_cleared') {
    const to = desk.rect(piece.discard)
    await Promise.all([1, 2, 3, 4].map((slot) => go(desk.find(piece.slot(slot)), to, travel, (slot - 1) * STAGGER * pace)))
  } else if (event.kind === 'robot_scored') {
    const [place, points] = [piece.place(event.seat, event.place), event.vp]
    void nod(desk.find(place), travel)
    if (points > 0) await desk.fly(place, piece.points(event.seat), { points }, travel)
    else await play(desk.find(place), [{ opacity: 1 }, { opacity: 0.45, offset: 0.5 }, { opacity: 1 }], STATE * 1.5 * pace)
  } else if (event.kind === 'investor_won') {
    await desk.fly(piece.investor(event.position), piece.type(event.seat, event.investor), { kind: event.investor }, travel * 1.4)
  } else if (event.kind === 'runner_up') {
    await desk.fly(piece.investor(event.position), piece.points(event.seat), { points: 1 }, travel)
  } else if (event.kind === 'investors_paid' && event.vp > 0) {
    await desk.fly(piece.type(event.seat, event.investor), piece.points(event.seat), { points: event.vp }, travel)
  }
}

/** What comes to rest after the table has changed. */
function arrives(desk: Desk, event: Event, from: Record<string, DOMRect | null>): Promise<void>[] {
  const { pace } = desk.table
  const travel = TRAVEL * pace
  const comes = (what: string, start: DOMRect | null = null) => come(desk.find(what), start, travel)
  switch (event.kind) {
    case 'agent_placed': return [comes(piece.pawns(event.slot, event.seat), from.pool), comes(piece.bench(event.seat), from.card)]
    case 'card_laid': return [comes(piece.slot(event.slot), from.deck)]
    case 'plugged_in': return [comes(piece.place(event.seat, event.place), from.bench)]
    case 'passed': return [comes(piece.next(event.seat), from.order)]
    case 'calibrated': return [wait(travel)]
    case 'investor_laid': return [play(desk.find(piece.investor(event.position)), [{ opacity: 0, transform: 'scale(0.6)' }, { opacity: 1, transform: 'none' }], travel)]
    case 'dice_rolled': return [1, 2, 3, 4, 5].map((die) => roll(desk.find(piece.die(event.seat, die)), ROLL * pace, (die - 1) * STAGGER * pace))
    case 'robot_scored':
    case 'runner_up':
    case 'investors_paid': return [nod(desk.find(piece.points(event.seat)), STATE * pace)]
    default: return []
  }
}
