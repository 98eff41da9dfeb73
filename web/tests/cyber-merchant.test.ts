import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Listing } from '../src/api/types'
import { learn, groupsOf, moved, named, single, sumOf } from '../src/games/cyber-merchant/cards'
import { marksOf } from '../src/games/cyber-merchant/bids'
import { delta, ghostsOf } from '../src/games/cyber-merchant/ghosts'
import { clockwise, fact } from '../src/games/cyber-merchant/kinds'
import { closedMarkets, cryptoReceipt, marketsOf, payReceipt } from '../src/games/cyber-merchant/ledger'
import { pointedAt } from '../src/games/cyber-merchant/pointed'
import { after, commitmentIn, setting } from '../src/games/cyber-merchant/scene'
import { playedTricks } from '../src/games/cyber-merchant/tricks'
import { priceOf } from '../src/games/cyber-merchant/words'
import type { CardView, Event, PlayerView, View } from '../src/generated/cyber-merchant'
import { parse } from '../src/table/facts'
import { says, valuesOf } from '../src/table/values'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
const { session } = await import('../src/shell/session.svelte')
const { Answer } = await import('../src/table/answer.svelte')
const { boardTable } = await import('../src/table/boardTable')
const { default: Board } = await import('../src/games/cyber-merchant/Board.svelte')

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
const line = (event: Event) => ({ say: ['k'] as [string], rule: 'CM-1', event })
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
})

/** A table with these answers, of which so much has been said. */
const table = (answers: string[], said: string[] = [], open = true) => ({
  open,
  complete: said.length === 2,
  answers: answers.map((answer) => ({ facts: answer.split(' ').map(parse), shown: null })),
  said: said.map((fact) => ({ fact, say: ['k'] as [string], rule: 'CM-1' })),
  all: (part: string) => said.map(parse).filter((fact) => fact.part === part).map((fact) => fact.value),
  lit: (part: string) => new Set(part === 'card' ? [20, 4] : []),
})

describe('bids', () => {
  const BIDS = ['place=1 mark=4', 'place=1 mark=5', 'place=2 mark=0', 'place=2 mark=4']
  it('can be put on the marks that some answer has, and only those', () => {
    expect(marksOf(table(BIDS), 1)).toEqual({ open: [4, 5], lit: [4, 5] })
    expect(marksOf(table(BIDS), 3)).toEqual({ open: [], lit: [] })
    expect(marksOf(table(BIDS, [], false), 1)).toEqual({ open: [], lit: [] })
  })
  it('can be changed when one has been named, though no other is asked for', () => {
    expect(marksOf(table(BIDS, ['place=2', 'mark=4']), 1)).toEqual({ open: [4, 5], lit: [] })
    expect(marksOf(table(BIDS, ['place=2']), 1)).toEqual({ open: [4, 5], lit: [] })
    expect(marksOf(table(BIDS, ['mark=4']), 1)).toEqual({ open: [4, 5], lit: [4] })
    expect(marksOf(table(BIDS, ['place=2']), 2)).toEqual({ open: [0, 4], lit: [0, 4] })
  })
})

describe('answers', () => {
  it('tell what can be chosen for a part', () => {
    const tricks = table(['trick=23 price=2', 'trick=23 price=1', 'trick=25 swap=1 swap=2'], ['price=2'])
    expect(valuesOf(tricks, 'price')).toEqual([1, 2])
    expect(valuesOf(tricks, 'victim')).toEqual([])
    expect(tricks.answers.map((answer) => says(answer, 'swap', 2))).toEqual([false, false, true])
  })
  it('that are too many leave what was said and what can be added', () => {
    expect(valuesOf(table([], ['card=4', 'card=4', 'card=5']), 'card')).toEqual([4, 5, 20])
    expect(valuesOf(table([], ['card=4'], false), 'card')).toEqual([])
  })
  it('name whom cards are given back to clockwise', () => {
    expect(clockwise([2, 3, 0, 1], 0)).toEqual([0, 1, 2, 3])
    expect(clockwise([2, 3, 0, 1], null)).toEqual([2, 3, 0, 1])
  })
})

describe('ghosts', () => {
  it('show where prices, bids and crypto would go', () => {
    const lines = [line({ prices_swapped: { one: 'RB', price: 5, other: 'CR', other_price: 3 } }), line({ bid_placed: { seat: 0, place: 1, mark: 4, outbid: null } }), line({ exchanged: { seat: 0, crypto: 1, credits: 10 } }), line({ given: { from: 0, to: 1, card: 4 } })]
    const ghosts = ghostsOf({ lines, view: null }, 0)
    expect(ghosts.prices).toEqual({ RB: 5, CR: 3 })
    expect(ghosts.bid?.mark).toBe(4)
    expect(ghosts.exchange?.credits).toBe(10)
    expect(ghosts.gifts).toEqual({ 1: 4 })
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

describe('the board', () => {
  /** A list from answers as text. */
  const list = (answers: string[]): Listing => {
    const facts = [...new Set(answers.flatMap((answer) => answer.split(' ').filter(Boolean)))]
    return { asks: [], facts: facts.map((fact) => ({ fact, say: [fact] as [string], rule: 'CM-1' })), answers: answers.map((answer) => answer.split(' ').filter(Boolean).map((fact) => facts.indexOf(fact))) }
  }
  let close = () => {}
  /** Seat 0 is asked; says what has been said and finds buttons by their names. */
  function show(of: View, answers: string[]) {
    vi.spyOn(session.link, 'ask').mockRejectedValue(new Error('nobody is to be asked'))
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"draft":null}', { headers: { 'content-type': 'application/json' } })))
    const answer = new Answer(9, { answer: () => Promise.resolve(true), refuse: () => {} })
    const stage = { view: of, telling: false, pace: 0, onstory: () => () => {} }
    const faces = [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Cy' }]
    const sitting = { answer, stage, faces, seat: 0, asked: [0], busy: false, info: { stage: 'playing' }, pointed: null, log: [], names: ['Anna', 'Bo', 'Cy'] }
    answer.ask({ id: 1, ask: ['x'] as [string], list: list(answers) })
    const board = mount(Board, { target: document.body, props: { table: boardTable(sitting as never, () => {}, () => 'whole') as never } })
    flushSync()
    close = () => void unmount(board)
    const find = (where: string) => [...document.body.querySelectorAll<HTMLElement>(where)]
    const click = async (piece: HTMLElement | undefined) => {
      if (!piece) throw new Error('no such piece')
      piece.click()
      await new Promise((wait) => setTimeout(wait, 5))
      flushSync()
      return answer.said.map((choice) => choice.fact)
    }
    const lit = (where: string) => find(where).map((piece) => piece.classList.contains('lit'))
    return { answer, find, click, lit }
  }
  afterEach(() => {
    close()
    vi.restoreAllMocks()
  })
  const hand = (kind: number) => `.own button:has([data-card="${kind}"])`

  it('takes bids by marks of any place, and another in their place', async () => {
    const places = [1, 2].map((place) => ({ place, cards: [share(0, 'RB', 1)], bid: null, marks: null }))
    const { find, click, lit } = show(view({ places }), ['place=1 mark=4', 'place=1 mark=6', 'place=2 mark=0'])
    const mark = (place: number, mark: number) => `[data-drop="mark=${place}=${mark}"]`
    expect([4, 5, 6].flatMap((one) => lit(mark(1, one)))).toEqual([true, false, true])
    expect(await click(find(mark(1, 4))[0])).toEqual(['place=1', 'mark=4'])
    expect(find(mark(1, 4))[0]?.getAttribute('aria-pressed')).toBe('true')
    expect([...lit('.mark')].some(Boolean), 'nothing more is asked').toBe(false)
    expect(await click(find(mark(1, 6))[0])).toEqual(['place=1', 'mark=6'])
    expect(await click(find(mark(2, 0))[0])).toEqual(['place=2', 'mark=0'])
    expect(await click(find(mark(2, 0))[0])).toEqual([])
  })
  it('lays cards one by one, takes any of them back, and all of a corporation at once', async () => {
    const { answer, find, click, lit } = show(view({ stage: { kind: 'commit' } }), ['card=1', 'card=1 card=20', 'card=4', 'card=4 card=4', 'card=4 card=20', 'card=4 card=4 card=20'])
    expect(lit(hand(4))).toEqual([true, true])
    expect(await click(find(hand(4))[1])).toEqual(['card=4'])
    expect([answer.complete, lit(hand(4)), lit(hand(1)), lit(hand(20))]).toEqual([true, [false, true], [false], [true]])
    expect(await click(find(hand(4))[0]), 'the raised one').toEqual([])
    expect(await click(find('.own .all')[0])).toEqual(['card=4', 'card=4'])
    expect(await click(find(hand(20))[0])).toEqual(['card=4', 'card=4', 'card=20'])
    expect(await click(find(hand(1))[0]), 'another corporation takes their place').toEqual(['card=1'])
  })
  it('plays a trick on tracks and players, whichever is named first', async () => {
    const own = { cards: [trick(23), trick(24), trick(25)], sealed: null, commitment: [], commitment_sum: 0 }
    const of = view({ stage: { kind: 'trick' }, own })
    const { find, click, lit } = show(of, ['trick=23 up=1 down=2', 'trick=23 up=2 down=1', 'trick=23 decline=1', 'trick=24 victim=2', 'trick=25 swap=1 swap=2'])
    expect(await click(find(hand(23))[0])).toEqual(['trick=23'])
    expect(await click(find('.track')[1])).toEqual(['trick=23', 'up=2'])
    expect(await click(find('.track')[0])).toEqual(['trick=23', 'up=2', 'down=1'])
    expect(await click(find('.track')[1]), 'taken back').toEqual(['trick=23', 'down=1'])
    expect(await click(find('[data-drop="seat=2"]')[0])).toEqual(['victim=2'])
    expect([lit(hand(23)), find('[data-drop="seat=2"]')[0]?.getAttribute('aria-pressed')]).toEqual([[false], 'true'])
    expect(await click(find(hand(25))[0])).toEqual(['trick=25'])
  })
  it('gives cards back to everybody, clockwise', async () => {
    const own = { cards: [share(1, 'RB', 2), share(4, 'CR', 1, 2)], sealed: null, commitment: [], commitment_sum: 0 }
    const of = view({ stage: { kind: 'returns' }, order: [1, 2, 0], players: [player(0), player(1), player(2)], own })
    const { find, click } = show(of, ['first=1 second=4', 'first=4 second=1', 'first=4 second=4'])
    expect(await click(find(hand(4))[0])).toEqual(['first=4'])
    expect(await click(find(hand(1))[0])).toEqual(['first=4', 'second=1'])
    expect(find('[data-drop="second"] [data-card="1"]')).toHaveLength(1)
    expect(await click(find('[data-drop="first"] button')[0])).toEqual(['second=1'])
  })
  it('exchanges crypto, and takes a sealed choice back', async () => {
    const credits = show(view({ stage: { kind: 'credits' } }), ['crypto=0', 'crypto=1', 'crypto=2'])
    expect(await credits.click(credits.find('.coins button')[2])).toEqual(['crypto=2'])
    expect(await credits.click(credits.find('.coins button')[1])).toEqual(['crypto=1'])
    close()
    const sealed = show(view({ stage: { kind: 'commit' }, players: [player(0, { sealed: true }), player(1)] }), ['withdraw=1'])
    expect(await sealed.click(sealed.find('.commitments button')[0])).toEqual(['withdraw=1'])
  })
})
