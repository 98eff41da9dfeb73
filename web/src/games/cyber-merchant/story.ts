/** Tells what happened: each event moves its pieces and then changes the scene. */

import type { Event } from '../../generated/cyber-merchant'
import { arrive, QUICK, STAGGER, TRAVEL, wait } from '../../table/motion'
import { tell as tellEach, type Script } from '../../table/teller'
import type { Desk } from './desk.svelte'
import type { Story } from './kinds'
import { after, commitmentIn, type Scene } from './scene'

/** How long what was paid stays before the next market. */
const READING = 1500

type Change = Parameters<Script<Event, Scene>['act']>[1]

export function tell(desk: Desk, story: Story): Promise<void> {
  const { me, printed } = desk.table
  const known = { me, printed, laid: commitmentIn(story, me) }
  return tellEach(desk, story, { follow: (scene, event) => after(scene, event, known), act: (event, change) => act(desk, event, change), overlap, rest })
}

const overlap = (event: Event, next: Event | undefined): number | null => (event.kind === 'lot_laid' && next?.kind === 'lot_laid' ? QUICK : null)

/** How long an event is looked at. */
function rest({ kind }: Event, next: Event | undefined): number {
  switch (kind) {
    case 'paid': return next?.kind === 'paid' ? TRAVEL : READING
    case 'token_turned': return 2 * TRAVEL
    case 'price_moved':
    case 'prices_swapped': return TRAVEL + QUICK
    case 'trick_played':
    case 'committed':
    case 'exchanged': return TRAVEL
    case 'bid_placed':
    case 'sealed':
    case 'token_passed':
    case 'round_began': return QUICK
    default: return 0
  }
}

async function act(desk: Desk, event: Event, change: Change): Promise<unknown> {
  const { pace } = desk.table
  const travel = TRAVEL * pace
  const cards = (spot: string) => [...(desk.find(spot)?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  const home = (seat: number) => (seat === desk.table.me ? desk.find('hand') : null) ?? desk.find(`seat-${seat}`)
  const come = (spot: string, from: DOMRect | null) => Promise.all(cards(spot).map((card, at) => arrive(card, from, travel, at * STAGGER * pace)))

  switch (event.kind) {
    case 'lot_laid':
      await change()
      return come(`lot-${event.place}`, desk.box('deck'))
    case 'bid_placed': {
      const marker = `bid-${event.place}`
      if (event.outbid !== null) void desk.fly({ from: desk.find(marker), to: desk.find(`seat-${event.outbid}`), fade: true })
      await change()
      return arrive(desk.find(marker), desk.box(`seat-${event.seat}`), travel)
    }
    case 'lot_bought': {
      const flown = desk.fly(...cards(`lot-${event.place}`).map((card, at) => ({ from: card, to: home(event.seat), scale: 0.5, fade: true, delay: at * STAGGER })))
      await change()
      return flown
    }
    case 'trick_played': {
      const from = home(event.seat)?.getBoundingClientRect() ?? null
      await change()
      return arrive(desk.find('trick'), from, travel)
    }
    case 'given':
    case 'stolen':
      await desk.fly({ from: desk.find(`back-${event.from}`), to: home(event.kind === 'stolen' ? event.by : event.to), fade: true })
      return change()
    case 'market_opened':
    case 'oversupplied':
    case 'added': {
      if (event.cards.length === 0) return change()
      // The envelope opens, and its cards come out.
      await change((scene) => ({ ...scene, opening: [event.seat] }))
      await wait(travel)
      const from = desk.box(`sealed-${event.seat}`)
      await change()
      await come(`floor-${event.seat}`, from)
      return wait(travel)
    }
    default:
      return change()
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
