/** Tells what happened: each event moves its pieces and then changes the scene. */

import { tick } from 'svelte'
import type { Event, Printed } from '../../generated/cyber-merchant'
import { wait } from '../../table/motion'
import { is, type Story } from './kinds'
import { arrive, depart, pieces, QUICK, spot, STAGGER, TRAVEL } from './motion'
import { after, commitmentIn, setting, type Scene } from './scene'

export interface Stagehand {
  root: () => HTMLElement | undefined
  pace: () => number
  me: number | null
  printed: Printed
  show: (scene: Scene) => void
  /** Whether this story is still being told. */
  alive: () => boolean
}

/** How long what was paid stays before the next market. */
const READING = 1500

export async function tell(story: Story, hand: Stagehand): Promise<void> {
  let scene = setting(story.before, commitmentIn(story, hand.me))
  hand.show(scene)
  const events = story.lines.map((line) => line.event)
  for (const [index, event] of events.entries()) {
    if (!hand.alive()) return
    scene = await act(scene, event, events[index + 1] ?? null, hand)
  }
}

async function act(scene: Scene, event: Event, next: Event | null, hand: Stagehand): Promise<Scene> {
  const root = hand.root()
  const travel = TRAVEL * hand.pace()
  const quick = QUICK * hand.pace()
  const stagger = STAGGER * hand.pace()
  const seat = (number: number) => (number === hand.me ? spot(root, 'hand') : null) ?? spot(root, `seat-${number}`)
  let now = scene
  const change = async (to: Scene) => {
    now = to
    if (!hand.alive()) return
    hand.show(to)
    await tick()
  }
  const go = () => change(after(now, event, hand.printed, hand.me))
  const all = (moves: Promise<void>[]) => Promise.all(moves)

  switch (event.kind) {
    case 'lot_laid': {
      await go()
      const moves = pieces(root, `lot-${event.place}`).map((card, index) => arrive(card, spot(root, 'deck'), travel, index * stagger))
      await (is(next, 'lot_laid') ? wait(quick) : all(moves))
      break
    }
    case 'bid_placed': {
      const marker = () => root?.querySelector(`[data-at="bid-${event.place}"]`)
      if (event.outbid !== null) void depart(marker(), spot(root, `seat-${event.outbid}`), travel)
      await go()
      await arrive(marker(), spot(root, `seat-${event.seat}`), travel)
      await wait(quick)
      break
    }
    case 'lot_bought': {
      const flown = all(pieces(root, `lot-${event.place}`).map((card, index) => depart(card, seat(event.seat), travel, index * stagger)))
      await go()
      await flown
      break
    }
    case 'trick_played': {
      const from = seat(event.seat)
      await go()
      await arrive(root?.querySelector('[data-at="trick"]'), from, travel)
      await wait(travel)
      break
    }
    case 'given':
    case 'stolen':
      await depart(root?.querySelector(`[data-at="back-${event.from}"]`), seat(event.kind === 'stolen' ? event.by : event.to), travel)
      await go()
      break
    case 'market_opened':
    case 'oversupplied':
    case 'added':
      await open(event.seat, event.cards.length)
      break
    case 'paid':
      await go()
      await wait(is(next, 'paid') ? travel : READING * hand.pace())
      break
    default:
      await go()
      await wait(lasting(event, quick, travel))
  }
  return now

  /** An envelope opens, and its cards come out. */
  async function open(whose: number, cards: number): Promise<void> {
    if (cards === 0) return go()
    await change({ ...now, opening: [whose] })
    await wait(travel)
    const from = spot(root, `envelope-${whose}`)
    await go()
    await all(pieces(root, `floor-${whose}`).map((card, index) => arrive(card, from, travel, index * stagger)))
    await wait(travel)
  }
}

/** How long an event without flying pieces is looked at. */
function lasting(event: Event, quick: number, travel: number): number {
  if (is(event, 'price_moved', 'prices_swapped')) return travel + quick
  if (is(event, 'token_turned')) return 2 * travel
  if (is(event, 'committed', 'exchanged')) return travel
  return is(event, 'sealed', 'token_passed', 'round_began') ? quick : 0
}
