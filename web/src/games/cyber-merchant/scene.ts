/**
 * What the board shows while a story is told: the view before it, changed by one event after the other. Nothing is
 * decided here: every number is in the event.
 */

import type { Corporation, Event, PlayerView, Printed, View } from '../../generated/cyber-merchant'
import { moved, single, sumOf } from './cards'
import { ORDER } from './corporations'
import type { Of, Story } from './kinds'

export interface Scene extends View {
  /** The trick that was played last, and by whom. */
  trick?: { seat: number; card: number }
  /** What the open market has paid so far. */
  pays?: Of<'paid'>[]
  /** The seats whose envelopes are being opened. */
  opening?: number[]
  /** Change tokens that were turned up. */
  turned?: Partial<Record<Corporation, number>>
}

interface Known {
  printed: Printed
  me: number | null
  /** What we committed ourselves in this story: the event tells only how much. */
  laid: readonly number[]
}

/** What a seat commits in a story: it lies before the player afterwards, or was turned up meanwhile. */
export function commitmentIn(story: Story, me: number | null): number[] {
  const laid = single(story.after.own?.commitment ?? [])
  if (laid.length > 0) return laid
  return story.lines.flatMap(({ event }) => ((event.kind === 'market_opened' || event.kind === 'oversupplied') && event.seat === me ? event.cards : []))
}

const player = (view: Scene, seat: number, change: (player: PlayerView) => Partial<PlayerView>): Scene => ({
  ...view,
  players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
})
const price = (view: Scene, corporation: Corporation, to: number): Scene => ({ ...view, prices: view.prices.map((one, track) => (ORDER[track] === corporation ? to : one)) })
const place = (view: Scene, number: number, change: Partial<View['places'][number]>): Scene => ({
  ...view,
  places: view.places.map((one) => (one.place === number ? { ...one, ...change } : one)),
})

/** Cards come to a hand or leave it; which, we know of our own. */
function hand(view: Scene, me: number | null, seat: number, count: number, cards: readonly number[]): Scene {
  const after = player(view, seat, (one) => ({ cards: one.cards + count }))
  return me === seat && after.own ? { ...after, own: { ...after.own, cards: moved(after.own.cards, cards, count > 0 ? 1 : -1) } } : after
}

/** Cards are turned up in the market: from what lies face down, or from the hand. */
function shown(view: Scene, me: number | null, seat: number, cards: readonly number[], down: boolean, printed: Printed): Scene {
  let after = player(view, seat, (one) => ({ shown: moved(one.shown, cards, 1), sum: one.sum + sumOf(printed, cards), sealed: false }))
  if (!down) after = hand(after, me, seat, -cards.length, cards)
  else after = player(after, seat, () => ({ committed: 0 }))
  return me === seat && after.own ? { ...after, own: { ...after.own, sealed: undefined, commitment: down ? [] : after.own.commitment } } : after
}

/** The cards of a market that is over go to the discard pile. */
function cleared(view: Scene): Scene {
  const discard = moved(view.discard, view.players.flatMap((one) => single(one.shown)), 1)
  return { ...view, discard, players: view.players.map((one) => ({ ...one, shown: [], sum: 0 })) }
}

/** The scene after an event. */
export function after(scene: Scene, event: Event, { printed, me, laid }: Known): Scene {
  switch (event.kind) {
    case 'round_began':
      return { ...scene, round: event.round, first: event.first, trick: undefined }
    case 'tokens_laid':
      return { ...scene, tokens: event.tokens, turned: {} }
    case 'auction_began':
      return { ...cleared(scene), auction: event.auction, stage: { kind: 'bidding' }, turn: undefined, trick: undefined, pays: [] }
    case 'reshuffled':
      return { ...scene, deck: event.cards, discard: [] }
    case 'lot_laid':
      return place({ ...scene, deck: Math.max(0, scene.deck - event.cards.length) }, event.place, { cards: moved([], event.cards, 1), bid: undefined })
    case 'bid_placed': {
      const outbid = event.outbid === null ? scene : player(scene, event.outbid, (one) => ({ markers: one.markers + 1 }))
      return place(player(outbid, event.seat, (one) => ({ markers: one.markers - 1 })), event.place, { bid: { seat: event.seat, mark: event.mark } })
    }
    case 'lot_bought': {
      const paid = player(scene, event.seat, (one) => ({ cash: one.cash - event.mark, free: one.cash - event.mark, markers: one.markers + 1 }))
      return hand(place(paid, event.place, { cards: [], bid: undefined }), me, event.seat, event.cards.length, event.cards)
    }
    case 'trick_played':
      return hand({ ...scene, stage: { kind: 'trick' }, turn: event.seat, discard: moved(scene.discard, [event.card], 1), trick: event }, me, event.seat, -1, [event.card])
    case 'price_moved':
      return price(scene, event.corporation, event.to)
    case 'prices_swapped':
      return price(price(scene, event.one, event.price), event.other, event.other_price)
    case 'token_turned':
      return price({ ...scene, stage: { kind: 'commit' }, turned: { ...scene.turned, [event.corporation]: event.change } }, event.corporation, event.to)
    case 'sealed':
    case 'withdrew':
      return player(scene, event.seat, () => ({ sealed: event.kind === 'sealed' }))
    case 'given':
    case 'stolen': {
      const cards = event.card === null ? [] : [event.card]
      const gave = hand(player(scene, event.from, () => ({ sealed: false })), me, event.from, -1, cards)
      return hand(gave, me, event.kind === 'stolen' ? event.by : event.to, 1, cards)
    }
    case 'token_passed':
      return { ...scene, first: event.first }
    case 'committed': {
      const cards = me === event.seat ? single(scene.own?.sealed ?? moved([], laid, 1)) : []
      const down = hand(player({ ...scene, stage: { kind: 'commit' } }, event.seat, () => ({ committed: event.cards, sealed: false })), me, event.seat, -event.cards, cards)
      return down.own && me === event.seat ? { ...down, own: { ...down.own, sealed: undefined, commitment: moved([], cards, 1) } } : down
    }
    case 'market_opened': {
      const stage = { kind: 'market' as const, caller: event.seat, corporation: event.corporation }
      return shown({ ...cleared(scene), stage, pays: [], opening: [] }, me, event.seat, event.cards, true, printed)
    }
    case 'oversupplied':
      return price(shown({ ...scene, opening: [] }, me, event.seat, event.cards, true, printed), event.corporation, event.to)
    case 'added':
      return shown({ ...scene, opening: [] }, me, event.seat, event.cards, false, printed)
    case 'paid':
      return player({ ...scene, pays: [...(scene.pays ?? []), event] }, event.seat, (one) => ({ crypto: one.crypto + event.crypto }))
    case 'exchanged': {
      const closed: Scene = scene.stage.kind === 'market' ? { ...cleared(scene), stage: { kind: 'credits' } } : scene
      return player(closed, event.seat, (one) => ({ crypto: one.crypto - event.crypto, cash: one.cash + event.credits, free: one.cash + event.credits }))
    }
    default:
      return scene
  }
}
