import { describe, expect, it } from 'vitest'
import { learn, groupsOf, moved, named, picked, pickSteps, single, sumOf } from '../src/games/cyber-merchant/cards'
import { go, openMarks, without } from '../src/games/cyber-merchant/bids'
import { delta, ghostsOf } from '../src/games/cyber-merchant/ghosts'
import { fact } from '../src/games/cyber-merchant/kinds'
import { closedMarkets, cryptoReceipt, marketsOf, payReceipt } from '../src/games/cyber-merchant/ledger'
import { pointedAt } from '../src/games/cyber-merchant/pointed'
import { after, commitmentIn, setting } from '../src/games/cyber-merchant/scene'
import { playedTricks } from '../src/games/cyber-merchant/tricks'
import { priceOf } from '../src/games/cyber-merchant/words'
import type { CardView, Event, PlayerView, View } from '../src/generated/cyber-merchant'
import type { Choice } from '../src/generated/kernel'

const share = (kind: number, corporation: CardView['corporation'], value: number, count = 1): CardView => ({ kind, count, corporation, value, title: corporation ?? '', effect: null })
const trick = (kind: number, count = 1): CardView => ({ kind, count, corporation: null, value: 0, title: 'Trajan', effect: { kind: 'move', by: 1 } })
const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({ seat, asked: false, cash: 20, free: 20, crypto: 0, markers: 1, cards: 3, committed: 0, sealed: false, shown: [], sum: 0, left: null, ...more })
const view = (more: Partial<View> = {}): View => ({
  options: { cyber_deck: 'off', notes: 'hidden', first: '1' },
  limits: { rounds: 4, auctions: 3, price_last: 10, bid_last: 20, markers: 1, credits_per_crypto: 10 },
  round: 1,
  auction: 1,
  stage: { kind: 'bidding' },
  turn: 0,
  asked: [0],
  first: 0,
  order: [0, 1],
  places: [{ place: 1, cards: [share(0, 'RB', 1), trick(23)], bid: null, marks: [0, 20] }],
  tracks: [{ corporation: 'RB', title: 'Root Bioroid', price: 3, token: true }, { corporation: 'CR', title: 'Criptecorp', price: 5, token: false }],
  market: null,
  deck: 70,
  discard: [],
  players: [player(0), player(1)],
  own: { cards: [share(1, 'RB', 2), share(4, 'CR', 1, 2), share(20, 'WW', 1)], sealed: null, commitment: [], commitment_sum: 0 },
  ...more,
})
const choice = (step: string): Choice => ({ step, say: { key: 'k', args: [] }, rule: 'CM-1' })
const line = (event: Event) => ({ say: { key: 'k', args: [] }, rule: 'CM-1', points: null, event })
const book = () => learn(new Map(), view())

describe('cards', () => {
  it('are grouped by corporation, jokers and tricks at the end', () => {
    const groups = groupsOf([trick(23), share(20, 'WW', 1), share(4, 'CR', 1, 2), share(1, 'RB', 2)])
    expect(groups.map((group) => [group.key, group.sum])).toEqual([['RB', 2], ['CR', 2], ['WW', 1], ['tricks', 0]])
  })
  it('are counted, moved and looked up', () => {
    const cards = [share(4, 'CR', 1, 2)]
    expect(single(cards)).toHaveLength(2)
    expect(sumOf(cards)).toBe(2)
    expect(moved(cards, [share(4, 'CR', 1)], -1)).toEqual([share(4, 'CR', 1)])
    expect(moved(cards, [share(4, 'CR', 1, 2)], -1)).toEqual([])
    expect(named(book(), [0, 0, 99])).toEqual([share(0, 'RB', 1, 2)])
  })
  it('are picked one by one, or all at once', () => {
    const own = view().own
    expect(picked({ path: [choice('corporation=2'), choice('card=4')], choices: [] }, own, null, null)).toEqual([4])
    expect(picked({ path: [choice('corporation=2'), choice('all=2')], choices: [] }, own, null, null)).toEqual([4, 4, 20])
    expect(picked({ path: [choice('all=1')], choices: [] }, own, 'CR', null)).toEqual([4, 4])
    expect(picked({ path: [choice('corporation=1')], choices: [] }, own, null, null)).toEqual([1])
    expect(picked({ path: [], choices: [] }, own, null, null)).toEqual([])
  })
  it('lead to their corporation first, if that is asked', () => {
    const table = (part: string, value: number) => ({ path: [], lit: (one: string) => new Set(one === part ? [value] : []) })
    expect(pickSteps(table('corporation', 2), share(4, 'CR', 1))).toEqual([['corporation', 2], ['card', 4]])
    expect(pickSteps(table('corporation', 2), share(20, 'WW', 1))).toBeNull()
    expect(pickSteps(table('trick', 23), trick(23))).toEqual([['trick', 23]])
  })
})

describe('bids', () => {
  const place = view().places[0] as View['places'][number]
  const table = (path: string[], lit: Record<string, number[]>, open = true) => ({ open, path: path.map(choice), lit: (part: string) => new Set(lit[part] ?? []), gone: (part: string) => (path.some((step) => step.startsWith(`${part}=`)) ? Number(path.findLast((step) => step.startsWith(`${part}=`))?.split('=')[1]) : null) })
  it('can be put on the marks that are offered, and only those', () => {
    expect(openMarks(table([], { place: [1] }), { ...place, marks: [4, 6] })).toEqual(new Set([4, 5, 6]))
    expect(openMarks(table([], {}), place).size).toBe(0)
    expect(openMarks(table([], { place: [1] }), { ...place, marks: null }).size).toBe(0)
    expect(openMarks(table(['place=1'], { mark: [7] }), place)).toEqual(new Set([7]))
    expect(openMarks(table(['place=2', 'mark=3'], {}), { ...place, marks: [1, 2] })).toEqual(new Set([1, 2]))
    expect(openMarks(table([], { place: [1] }, false), place).size).toBe(0)
  })
  it('keep the steps that fit and take back the others', async () => {
    const done: string[] = []
    const asked = (path: string[]) => ({ path: path.map(choice), back: (to: number) => Promise.resolve(void done.push(`back ${to}`)), choose: (part: string, value: number) => Promise.resolve(void done.push(`${part}=${value}`)) })
    await go(asked(['place=1', 'mark=4']), [['place', 1], ['mark', 6]])
    await go(asked(['place=2']), [['place', 1], ['mark', 6]])
    expect(done).toEqual(['back 1', 'mark=6', 'back 0', 'place=1', 'mark=6'])
    done.length = 0
    await without(asked(['corporation=2', 'card=4', 'card=5', 'card=20']), 'card', 5)
    expect(done).toEqual(['back 2', 'card=20'])
  })
})

describe('ghosts', () => {
  it('show where prices, bids and crypto would go', () => {
    const lines = [line({ prices_swapped: { one: 'RB', price: 5, other: 'CR', other_price: 3 } }), line({ bid_placed: { seat: 0, place: 1, mark: 4, outbid: null } }), line({ exchanged: { seat: 0, crypto: 1, credits: 10 } })]
    const ghosts = ghostsOf({ lines, view: null }, 0)
    expect(ghosts.prices).toEqual({ RB: 5, CR: 3 })
    expect(ghosts.bid?.mark).toBe(4)
    expect(ghosts.exchange?.credits).toBe(10)
    expect(ghostsOf({ lines, view: null }, 1).bid).toBeNull()
    expect([delta(2), delta(-1), delta(0)]).toEqual(['▲2', '▼1', ''])
  })
  it('know which pieces a line is about', () => {
    expect([...pointedAt([{ bid_placed: { seat: 1, place: 3, mark: 2, outbid: 0 } }])].sort()).toEqual(['place-3', 'seat-0', 'seat-1'])
    expect([...pointedAt([{ price_moved: { corporation: 'CR', from: 3, to: 4 } }, 'game_over'])]).toEqual(['track-CR'])
  })
})

describe('the scene', () => {
  const play = (events: Event[], start = view(), me: number | null = 0) => events.reduce((scene, event) => after(scene, event, book(), me), setting(start))
  it('follows an auction', () => {
    const { view: now } = play([{ bid_placed: { seat: 1, place: 1, mark: 3, outbid: null } }, { bid_placed: { seat: 0, place: 1, mark: 5, outbid: 1 } }, { lot_bought: { seat: 0, place: 1, mark: 5, cards: [0, 23] } }])
    expect(now.players.map((one) => [one.cash, one.cards, one.markers])).toEqual([[15, 5, 1], [20, 3, 1]])
    expect(now.places[0]).toMatchObject({ cards: [], bid: null })
    expect(now.own?.cards.map((card) => card.kind)).toEqual([0, 1, 4, 20, 23])
  })
  it('follows tricks and tokens', () => {
    const scene = play([{ trick_played: { seat: 1, card: 23 } }, { prices_swapped: { one: 'RB', price: 5, other: 'CR', other_price: 3 } }, { token_turned: { corporation: 'RB', change: -2, from: 5, to: 3 } }, { stolen: { by: 1, from: 0, card: 1 } }])
    expect(scene.trick).toEqual({ seat: 1, card: 23 })
    expect(scene.view.tracks.map((track) => [track.price, track.token])).toEqual([[3, false], [3, false]])
    expect(scene.turned.RB).toBe(-2)
    expect(scene.view.own?.cards.some((card) => card.kind === 1)).toBe(false)
    expect(scene.view.players.map((one) => one.cards)).toEqual([2, 3])
  })
  it('follows a market', () => {
    const start = view({ stage: { kind: 'commit' }, players: [player(0, { committed: 0 }), player(1, { committed: 1 })] })
    const scene = play([{ market_opened: { seat: 1, corporation: 'CR', cards: [4] } }, { added: { seat: 0, cards: [4, 20] } }, { paid: { seat: 0, corporation: 'CR', sum: 2, rank: 1, crypto: 5 } }], start)
    expect(scene.view.market).toMatchObject({ caller: 1, corporation: 'CR', price: 5 })
    expect(scene.view.players.map((one) => [one.sum, one.crypto, one.committed])).toEqual([[2, 5, 0], [1, 0, 0]])
    expect(scene.pays).toHaveLength(1)
    expect(scene.view.own?.cards).toEqual([share(1, 'RB', 2), share(4, 'CR', 1)])
    const over = after(scene, { oversupplied: { seat: 0, corporation: 'CR', cards: [4], from: 5, to: 4 } }, book(), 0)
    expect(over.view.market?.price).toBe(4)
    const next = after(scene, { market_opened: { seat: 0, corporation: 'RB', cards: [1] } }, book(), 0)
    expect(next.view.players[1]?.shown).toEqual([])
    expect(next.view.discard.map((card) => [card.kind, card.count])).toEqual([[4, 2], [20, 1]])
  })
  it('takes our own commitment out of the hand', () => {
    const lines = [line({ committed: { seat: 0, cards: 1 } }), line({ market_opened: { seat: 0, corporation: 'RB', cards: [1] } })]
    const laid = commitmentIn({ lines, before: view(), after: view() }, 0, book())
    const scene = after(setting(view(), laid), { committed: { seat: 0, cards: 1 } }, book(), 0)
    expect(scene.view.own?.cards.map((card) => card.kind)).toEqual([4, 20])
    expect(scene.view.own?.commitment_sum).toBe(2)
  })
})

describe('the ledger', () => {
  const told = [
    line({ round_began: { round: 1, first: 0 } }),
    line({ market_opened: { seat: 0, corporation: 'CR', cards: [4] } }),
    line({ oversupplied: { seat: 1, corporation: 'CR', cards: [4], from: 5, to: 4 } }),
    line({ paid: { seat: 0, corporation: 'CR', sum: 1, rank: 1, crypto: 4 } }),
    line({ paid: { seat: 1, corporation: 'CR', sum: 1, rank: 1, crypto: 4 } }),
    line({ market_opened: { seat: 1, corporation: 'RB', cards: [1] } }),
    line({ paid: { seat: 1, corporation: 'RB', sum: 2, rank: 1, crypto: 3 } }),
    line({ exchanged: { seat: 1, crypto: 2, credits: 20 } }),
  ]
  const word = (key: string) => key
  const said = () => 'said'
  it('knows the markets of a round, as far as the view has come', () => {
    expect(marketsOf(told).map((held) => [held.corporation, held.paid.length])).toEqual([['CR', 2], ['RB', 1]])
    const market = { caller: 1, corporation: 'RB' as const, title: 'Root Bioroid', price: 3 }
    expect(closedMarkets(told, view({ stage: { kind: 'market' }, market })).map((held) => held.corporation)).toEqual(['CR'])
    expect(closedMarkets(told, view({ stage: { kind: 'credits' } }))).toHaveLength(2)
    expect(closedMarkets(told, view())).toEqual([])
  })
  it('opens a pay to its sum', () => {
    const held = marketsOf(told)[0]
    if (!held) throw new Error('no market')
    expect(priceOf(held)).toBe(4)
    const receipt = payReceipt('title', held, 1, 4, said, word)
    expect(receipt.terms.map((term) => [term.rule, term.points])).toEqual([['CM-88', undefined], ['CM-90', undefined], ['CM-82', undefined], ['CM-91', 4]])
  })
  it('opens crypto to its sum, and always adds up', () => {
    expect(cryptoReceipt('title', told, 1, 5, said, word).terms.map((term) => term.points)).toEqual([4, 3, -2])
    expect(cryptoReceipt('title', told, 0, 6, said, word).terms.map((term) => term.points)).toEqual([4, 2])
    expect(cryptoReceipt('title', [], 0, 0, said, word).terms).toHaveLength(1)
  })
  it('forgets a round that began again', () => {
    expect(marketsOf([...told, line({ round_began: { round: 1, first: 0 } })])).toEqual([])
  })
  it('lists the tricks of an auction with what they did', () => {
    const played = playedTricks([line({ trick_played: { seat: 0, card: 9 } }), line({ auction_began: { auction: 2 } }), line({ trick_played: { seat: 1, card: 23 } }), line({ price_moved: { corporation: 'RB', from: 3, to: 4 } })])
    expect(played).toHaveLength(1)
    expect(played[0]?.moves).toEqual([{ corporation: 'RB', to: 4, by: 1 }])
    expect(fact('game_over', 'paid')).toBeNull()
  })
})
