/** Tells what happened: each event moves its pieces and then changes the scene. */

import { tick } from 'svelte'
import type { Event } from '../../generated/cyber-merchant'
import { wait } from '../../table/motion'
import type { Book } from './cards'
import { fact, type Story } from './kinds'
import { arrive, depart, pieces, QUICK, spot, STAGGER, TRAVEL } from './motion'
import { after, commitmentIn, setting, type Scene } from './scene'

export interface Stagehand {
  root: () => HTMLElement | undefined
  pace: () => number
  me: number | null
  book: Book
  show: (scene: Scene) => void
  /** Whether this story is still being told. */
  alive: () => boolean
}

/** How long what was paid stays before the next market. */
const READING = 1500

export async function tell(story: Story, hand: Stagehand): Promise<void> {
  let scene = setting(story.before, commitmentIn(story, hand.me, hand.book))
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
  const go = () => change(after(now, event, hand.book, hand.me))
  const all = (moves: Promise<void>[]) => Promise.all(moves)

  const lot = fact(event, 'lot_laid')
  const bid = fact(event, 'bid_placed')
  const bought = fact(event, 'lot_bought')
  const trick = fact(event, 'trick_played')
  const passed = fact(event, 'given') ?? fact(event, 'stolen')
  const opened = fact(event, 'market_opened') ?? fact(event, 'oversupplied') ?? fact(event, 'added')

  if (lot) {
    await go()
    const moves = pieces(root, `lot-${lot.place}`).map((card, index) => arrive(card, spot(root, 'deck'), travel, index * stagger))
    await (fact(next ?? 'game_over', 'lot_laid') ? wait(quick) : all(moves))
  } else if (bid) {
    const old = root?.querySelector(`[data-at="bid-${bid.place}"]`)
    if (bid.outbid !== null) void depart(old, spot(root, `seat-${bid.outbid}`), travel)
    await go()
    await arrive(root?.querySelector(`[data-at="bid-${bid.place}"]`), spot(root, `seat-${bid.seat}`), travel)
    await wait(quick)
  } else if (bought) {
    const cards = pieces(root, `lot-${bought.place}`)
    const flown = all(cards.map((card, index) => depart(card, seat(bought.seat), travel, index * stagger)))
    await go()
    await flown
  } else if (trick) {
    const from = seat(trick.seat)
    await go()
    await arrive(root?.querySelector('[data-at="trick"]'), from, travel)
    await wait(travel)
  } else if (passed) {
    const [from, to] = 'by' in passed ? [passed.from, passed.by] : [passed.from, passed.to]
    await depart(root?.querySelector(`[data-at="back-${from}"]`), seat(to), travel)
    await go()
  } else if (opened) {
    await open(opened.seat, opened.cards.length)
  } else if (fact(event, 'paid')) {
    await go()
    await wait(fact(next ?? 'game_over', 'paid') ? travel : READING * hand.pace())
  } else {
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
  if (fact(event, 'price_moved') || fact(event, 'prices_swapped')) return travel + quick
  if (fact(event, 'token_turned')) return 2 * travel
  if (fact(event, 'committed') || fact(event, 'exchanged')) return travel
  return fact(event, 'sealed') || fact(event, 'token_passed') || fact(event, 'round_began') ? quick : 0
}
