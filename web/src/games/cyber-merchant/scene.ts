/**
 * What the board shows while a story is told: the view before it, changed by one event after the other. Nothing is
 * decided here: every number is in the event.
 */

import type { Corporation, Event, PlayerView, Printed, View } from '../../generated/cyber-merchant'
import { moved, single, sumOf } from './cards'
import { ORDER } from './corporations'
import { is, type Of, type Story } from './kinds'

export interface Scene {
  view: View
  /** The trick that was played last, and by whom. */
  trick: { seat: number; card: number } | null
  /** What the open market has paid so far. */
  pays: Of<'paid'>[]
  /** The seats whose envelopes are being opened. */
  opening: number[]
  /** Change tokens that were turned up. */
  turned: Partial<Record<Corporation, number>>
  /** What we committed ourselves in this story: the event tells only how much. */
  laid: number[]
}

export const setting = (view: View, laid: number[] = []): Scene => ({ view, trick: null, pays: [], opening: [], turned: {}, laid })

/** What a seat commits in a story: it lies before the player afterwards, or was turned up meanwhile. */
export function commitmentIn(story: Story, me: number | null): number[] {
  const laid = single(story.after.own?.commitment ?? [])
  if (laid.length > 0) return laid
  const up = story.lines.map(({ event }) => is(event, 'market_opened', 'oversupplied')).find((turned) => turned?.seat === me)
  return up?.cards ?? []
}

const player = (view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
})
const price = (view: View, corporation: Corporation, to: number): View => ({ ...view, prices: view.prices.map((one, track) => (ORDER[track] === corporation ? to : one)) })
const place = (view: View, number: number, change: Partial<View['places'][number]>): View => ({
  ...view,
  places: view.places.map((one) => (one.place === number ? { ...one, ...change } : one)),
})

/** Cards come to a hand or leave it; which, we know of our own. */
function hand(view: View, me: number | null, seat: number, count: number, cards: readonly number[]): View {
  const after = player(view, seat, (one) => ({ cards: one.cards + count }))
  return me === seat && after.own ? { ...after, own: { ...after.own, cards: moved(after.own.cards, cards, count > 0 ? 1 : -1) } } : after
}

/** Cards are turned up in the market: from what lies face down, or from the hand. */
function shown(view: View, me: number | null, seat: number, cards: readonly number[], down: boolean, printed: Printed): View {
  let after = player(view, seat, (one) => ({ shown: moved(one.shown, cards, 1), sum: one.sum + sumOf(printed, cards), sealed: false }))
  if (!down) after = hand(after, me, seat, -cards.length, cards)
  else after = player(after, seat, () => ({ committed: 0 }))
  return me === seat && after.own ? { ...after, own: { ...after.own, sealed: undefined, commitment: down ? [] : after.own.commitment } } : after
}

/** The cards of a market that is over go to the discard pile. */
function cleared(view: View): View {
  const discard = moved(view.discard, view.players.flatMap((one) => single(one.shown)), 1)
  return { ...view, discard, players: view.players.map((one) => ({ ...one, shown: [], sum: 0 })) }
}

/** The scene after an event. */
export function after(scene: Scene, event: Event, printed: Printed, me: number | null): Scene {
  const { view } = scene
  const show = (next: View, more: Partial<Scene> = {}): Scene => ({ ...scene, ...more, view: next })
  switch (event.kind) {
    case 'round_began':
      return show({ ...view, round: event.round, first: event.first }, { trick: null })
    case 'tokens_laid':
      return show({ ...view, tokens: event.tokens }, { turned: {} })
    case 'auction_began':
      return show({ ...cleared(view), auction: event.auction, stage: { kind: 'bidding' }, turn: undefined }, { trick: null, pays: [] })
    case 'reshuffled':
      return show({ ...view, deck: event.cards, discard: [] })
    case 'lot_laid':
      return show(place({ ...view, deck: Math.max(0, view.deck - event.cards.length) }, event.place, { cards: moved([], event.cards, 1), bid: undefined }))
    case 'bid_placed': {
      const outbid = event.outbid === null ? view : player(view, event.outbid, (one) => ({ markers: one.markers + 1 }))
      return show(place(player(outbid, event.seat, (one) => ({ markers: one.markers - 1 })), event.place, { bid: { seat: event.seat, mark: event.mark } }))
    }
    case 'lot_bought': {
      const paid = player(view, event.seat, (one) => ({ cash: one.cash - event.mark, free: one.cash - event.mark, markers: one.markers + 1 }))
      return show(hand(place(paid, event.place, { cards: [], bid: undefined }), me, event.seat, event.cards.length, event.cards))
    }
    case 'trick_played':
      return show(hand({ ...view, stage: { kind: 'trick' }, turn: event.seat, discard: moved(view.discard, [event.card], 1) }, me, event.seat, -1, [event.card]), { trick: event })
    case 'price_moved':
      return show(price(view, event.corporation, event.to))
    case 'prices_swapped':
      return show(price(price(view, event.one, event.price), event.other, event.other_price))
    case 'token_turned':
      return show(price({ ...view, stage: { kind: 'commit' } }, event.corporation, event.to), { turned: { ...scene.turned, [event.corporation]: event.change } })
    case 'sealed':
    case 'withdrew':
      return show(player(view, event.seat, () => ({ sealed: event.kind === 'sealed' })))
    case 'given':
    case 'stolen': {
      const cards = event.card === null ? [] : [event.card]
      const gave = hand(player(view, event.from, () => ({ sealed: false })), me, event.from, -1, cards)
      return show(hand(gave, me, event.kind === 'stolen' ? event.by : event.to, 1, cards))
    }
    case 'token_passed':
      return show({ ...view, first: event.first })
    case 'committed': {
      const cards = me === event.seat ? single(view.own?.sealed ?? moved([], scene.laid, 1)) : []
      const laid = hand(player({ ...view, stage: { kind: 'commit' } }, event.seat, () => ({ committed: event.cards, sealed: false })), me, event.seat, -event.cards, cards)
      return show(laid.own && me === event.seat ? { ...laid, own: { ...laid.own, sealed: undefined, commitment: moved([], cards, 1) } } : laid)
    }
    case 'market_opened': {
      const stage = { kind: 'market' as const, caller: event.seat, corporation: event.corporation }
      return show(shown({ ...cleared(view), stage }, me, event.seat, event.cards, true, printed), { pays: [], opening: [] })
    }
    case 'oversupplied':
      return show(price(shown(view, me, event.seat, event.cards, true, printed), event.corporation, event.to), { opening: [] })
    case 'added':
      return show(shown(view, me, event.seat, event.cards, false, printed), { opening: [] })
    case 'paid':
      return show(player(view, event.seat, (one) => ({ crypto: one.crypto + event.crypto })), { pays: [...scene.pays, event] })
    case 'exchanged': {
      const closed: View = view.stage.kind === 'market' ? { ...cleared(view), stage: { kind: 'credits' } } : view
      return show(player(closed, event.seat, (one) => ({ crypto: one.crypto - event.crypto, cash: one.cash + event.credits, free: one.cash + event.credits })))
    }
    default:
      return scene
  }
}
