/**
 * What the board shows while a story is told: the view before it, changed by one event after the other. Nothing is
 * decided here: every number is in the event.
 */

import type { CardView, Corporation, Event, PlayerView, View } from '../../generated/cyber-merchant'
import { moved, named, sumOf, type Book } from './cards'
import { fact, type Fact, type Story } from './kinds'

export interface Scene {
  view: View
  /** The trick that was played last, and by whom. */
  trick: { seat: number; card: number } | null
  /** What the open market has paid so far. */
  pays: Fact<'paid'>[]
  /** The seats whose envelopes are being opened. */
  opening: number[]
  /** Change tokens that were turned up. */
  turned: Partial<Record<Corporation, number>>
  /** What we committed ourselves in this story: the event tells only how much. */
  laid: CardView[]
}

export const setting = (view: View, laid: CardView[] = []): Scene => ({ view, trick: null, pays: [], opening: [], turned: {}, laid })

/** What a seat commits in a story: it lies before the player afterwards, or was turned up meanwhile. */
export function commitmentIn(story: Story, me: number | null, book: Book): CardView[] {
  if (story.after.own && story.after.own.commitment.length > 0) return story.after.own.commitment
  for (const { event } of story.lines) {
    const up = fact(event, 'market_opened') ?? fact(event, 'oversupplied')
    if (up && up.seat === me) return named(book, up.cards)
  }
  return []
}

type Change = Partial<PlayerView>
const players = (view: View, seat: number, change: (player: PlayerView) => Change): View => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
})
const price = (view: View, corporation: Corporation, to: number): View => ({
  ...view,
  tracks: view.tracks.map((track) => (track.corporation === corporation ? { ...track, price: to } : track)),
  market: view.market?.corporation === corporation ? { ...view.market, price: to } : view.market,
})
const own = (view: View, me: number | null, seat: number, cards: readonly CardView[], by: 1 | -1): View =>
  me === seat && view.own ? { ...view, own: { ...view.own, cards: moved(view.own.cards, cards, by) } } : view
const place = (view: View, number: number, change: Partial<View['places'][number]>): View => ({
  ...view,
  places: view.places.map((one) => (one.place === number ? { ...one, ...change } : one)),
})

/** Cards that go from hand to hand. */
function handed(view: View, me: number | null, from: number, to: number, card: number | null, book: Book): View {
  const cards = card === null ? [] : named(book, [card])
  let after = players(view, from, (player) => ({ cards: player.cards - 1, sealed: false }))
  after = players(after, to, (player) => ({ cards: player.cards + 1 }))
  return own(own(after, me, from, cards, -1), me, to, cards, 1)
}

/** Cards turned up in a market; those of a commitment lay before the player, others come from the hand. */
function shown(view: View, me: number | null, seat: number, cards: CardView[], count: number, committed: boolean): View {
  const after = players(view, seat, (player) => {
    const all = moved(player.shown, cards, 1)
    return { shown: all, sum: sumOf(all), sealed: false, ...(committed ? { committed: 0 } : { cards: player.cards - count }) }
  })
  if (!committed) return own(after, me, seat, cards, -1)
  return me === seat && after.own ? { ...after, own: { ...after.own, commitment: [], commitment_sum: 0 } } : after
}

/** CM-89: the cards of a market go to the discard pile. */
const cleared = (view: View): View => ({
  ...view,
  discard: view.players.reduce((pile, player) => moved(pile, player.shown, 1), view.discard),
  players: view.players.map((player) => ({ ...player, shown: [], sum: 0 })),
})

/** The scene after an event. */
export function after(scene: Scene, event: Event, book: Book, me: number | null): Scene {
  if (event === 'game_over') return scene
  const view = scene.view
  const show = (next: View, more: Partial<Scene> = {}): Scene => ({ ...scene, ...more, view: next })
  const is = <Name extends Parameters<typeof fact>[1]>(name: Name) => fact(event, name)

  const round = is('round_began')
  if (round) return show({ ...view, round: round.round, first: round.first }, { trick: null })
  if (is('tokens_laid')) return show({ ...view, tracks: view.tracks.map((track) => ({ ...track, token: true })) })
  const auction = is('auction_began')
  if (auction) return show({ ...cleared(view), auction: auction.auction, stage: { kind: 'bidding' }, market: null, turn: null }, { trick: null, pays: [] })
  const shuffled = is('reshuffled')
  if (shuffled) return show({ ...view, deck: shuffled.cards, discard: [] })
  const lot = is('lot_laid')
  if (lot) return show(place({ ...view, deck: Math.max(0, view.deck - lot.cards.length) }, lot.place, { cards: named(book, lot.cards), bid: null }))
  const bid = is('bid_placed')
  if (bid) {
    const outbid = bid.outbid === null ? view : players(view, bid.outbid, (player) => ({ markers: player.markers + 1 }))
    return show(place(players(outbid, bid.seat, (player) => ({ markers: player.markers - 1 })), bid.place, { bid: { seat: bid.seat, mark: bid.mark } }))
  }
  const bought = is('lot_bought')
  if (bought) {
    const paid = players(view, bought.seat, (player) => ({ cash: player.cash - bought.mark, free: player.cash - bought.mark, cards: player.cards + bought.cards.length, markers: player.markers + 1 }))
    return show(own(place(paid, bought.place, { cards: [], bid: null }), me, bought.seat, named(book, bought.cards), 1))
  }
  const trick = is('trick_played')
  if (trick) {
    const cards = named(book, [trick.card])
    const played = players({ ...view, stage: { kind: 'trick' }, turn: trick.seat, discard: moved(view.discard, cards, 1) }, trick.seat, (player) => ({ cards: Math.max(0, player.cards - 1) }))
    return show(own(played, me, trick.seat, cards, -1), { trick })
  }
  return inMarkets(scene, event, book, me)
}

function inMarkets(scene: Scene, event: Event, book: Book, me: number | null): Scene {
  const view = scene.view
  const show = (next: View, more: Partial<Scene> = {}): Scene => ({ ...scene, ...more, view: next })
  const is = <Name extends Parameters<typeof fact>[1]>(name: Name) => fact(event, name)

  const price_moved = is('price_moved')
  if (price_moved) return show(price(view, price_moved.corporation, price_moved.to))
  const swapped = is('prices_swapped')
  if (swapped) return show(price(price(view, swapped.one, swapped.price), swapped.other, swapped.other_price))
  const turned = is('token_turned')
  if (turned) {
    const tracks = view.tracks.map((track) => (track.corporation === turned.corporation ? { ...track, token: false } : track))
    return show(price({ ...view, tracks, stage: { kind: 'commit' } }, turned.corporation, turned.to), { turned: { ...scene.turned, [turned.corporation]: turned.change } })
  }
  const sealed = is('sealed') ?? is('withdrew')
  if (sealed) return show(players(view, sealed.seat, () => ({ sealed: is('sealed') !== null })))
  const given = is('given')
  if (given) return show(handed(view, me, given.from, given.to, given.card, book))
  const stolen = is('stolen')
  if (stolen) return show(handed(view, me, stolen.from, stolen.by, stolen.card, book))
  const token = is('token_passed')
  if (token) return show({ ...view, first: token.first })
  const committed = is('committed')
  if (committed) {
    const cards = me === committed.seat && view.own ? (view.own.sealed ?? scene.laid) : []
    const laid = players({ ...view, stage: { kind: 'commit' } }, committed.seat, (player) => ({ committed: committed.cards, cards: player.cards - committed.cards, sealed: false }))
    const mine = own(laid, me, committed.seat, cards, -1)
    return show(mine.own && me === committed.seat ? { ...mine, own: { ...mine.own, sealed: null, commitment: cards, commitment_sum: sumOf(cards) } } : mine)
  }
  const opened = is('market_opened')
  if (opened) {
    const track = view.tracks.find((one) => one.corporation === opened.corporation)
    const market = { caller: opened.seat, corporation: opened.corporation, title: track?.title ?? opened.corporation, price: track?.price ?? 0 }
    return show(shown({ ...cleared(view), stage: { kind: 'market' }, market }, me, opened.seat, named(book, opened.cards), opened.cards.length, true), { pays: [], opening: [] })
  }
  const over = is('oversupplied')
  if (over) return show(price(shown(view, me, over.seat, named(book, over.cards), over.cards.length, true), over.corporation, over.to), { opening: [] })
  const added = is('added')
  if (added) return show(shown(view, me, added.seat, named(book, added.cards), added.cards.length, false), { opening: [] })
  const paid = is('paid')
  if (paid) return show(players(view, paid.seat, (player) => ({ crypto: player.crypto + paid.crypto })), { pays: [...scene.pays, paid] })
  const exchanged = is('exchanged')
  if (exchanged) {
    const open: View = view.stage.kind === 'market' ? { ...cleared(view), market: null, stage: { kind: 'credits' } } : view
    return show(players(open, exchanged.seat, (player) => ({ crypto: player.crypto - exchanged.crypto, cash: player.cash + exchanged.credits, free: player.cash + exchanged.credits })))
  }
  return scene
}
