import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Listing } from '../src/api/types'
import { groupsOf, single, sumOf } from '../src/games/cyber-merchant/cards'
import { Desk } from '../src/games/cyber-merchant/desk.svelte'
import { clockwise, type Table } from '../src/games/cyber-merchant/kinds'
import { closedMarkets, cryptoReceipt, marketsOf, payReceipt } from '../src/games/cyber-merchant/ledger'
import { script, spotsOf } from '../src/games/cyber-merchant/moves'
import { playedTricks, turnedTokens } from '../src/games/cyber-merchant/tricks'
import type { Event, Foresight, PlayerView, Printed, View } from '../src/generated/cyber-merchant'
import { parse } from '../src/table/facts'
import { delta } from '../src/table/Delta.svelte'
import { has } from '../src/table/values'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
const { session } = await import('../src/shell/session.svelte')
const { Answer } = await import('../src/table/answer.svelte')
const { served } = await import('../src/table/source')
const { boardTable } = await import('../src/table/boardTable')
const { components } = await import('../src/words/catalogue.svelte')
const { default: Board } = await import('../src/games/cyber-merchant/Board.svelte')

const CORPORATIONS = ['RB', 'CR', 'CB', 'CD', 'AC', 'WW'] as const
/** Four values of each corporation, then tricks from 24 on. */
const printed: Printed = {
  table: { rounds: 4, auctions: 3, price_start: 3, price_last: 10, bid_last: 20, credits_per_crypto: 10 },
  corporations: ['Root Bioroid', 'Criptecorp', 'CBN', 'Crisis Dimension', 'ASISTance Consortium', 'Worldwide'],
  cards: [
    ...CORPORATIONS.flatMap((corporation) => [1, 2, 3, 4].map((value) => ({ title: corporation, kind: 'share' as const, corporation, value }))),
    ...[1, 2, 3].map((by) => ({ title: 'Trajan', kind: 'trick' as const, effect: { kind: 'move' as const, by } })),
  ],
}
const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({ seat, cash: 20, free: 20, crypto: 0, markers: 1, cards: 3, committed: 0, sealed: false, shown: [], sum: 0, ...more })
const view = (more: Partial<View> = {}): View => ({
  round: 1,
  auction: 1,
  stage: { kind: 'bidding' },
  turn: 0,
  asked: [0],
  first: 0,
  places: [{ place: 1, cards: [[0, 1], [24, 1]], marks: [0, 20] }],
  prices: [3, 5],
  tokens: 1,
  deck: 70,
  discard: [],
  players: [player(0), player(1)],
  own: { cards: [[1, 1], [4, 2], [20, 1]], commitment: [] },
  ...more,
})
const line = (event: Event) => ({ say: ['k'] as [string], rule: 'CM-1', event })

describe('cards', () => {
  it('are grouped by corporation, jokers and tricks at the end', () => {
    const groups = groupsOf(printed, [[1, 1], [4, 2], [20, 1], [24, 1]])
    expect(groups.map((group) => [group.key, group.title, group.cards])).toEqual([['RB', 'Root Bioroid', [1]], ['CR', 'Criptecorp', [4, 4]], ['WW', 'Worldwide', [20]], ['tricks', '', [24]]])
  })
  it('are counted', () => {
    expect(single([[4, 2], [20, 1]])).toEqual([4, 4, 20])
    expect(sumOf(printed, [4, 4, 1, 24])).toBe(4)
  })
})

/** A desk with these answers, of which so much has been said. */
const desk = (answers: string[], said: string[] = [], open = true, more: Partial<Table> = {}) => new Desk({ ...table(answers, said, open), ...more } as Table)
const table = (answers: string[], said: string[] = [], open = true) => ({
  view: view(),
  told: [],
  open,
  complete: said.length === 2,
  answers: answers.map((answer) => ({ facts: answer.split(' ').map(parse), shown: null })),
  said: said.map((fact) => ({ fact, say: ['k'] as [string], rule: 'CM-1' })),
  all: (part: string) => said.map(parse).filter((fact) => fact.part === part).map((fact) => fact.value),
  lit: (part: string) => new Set(part === 'card' ? [20, 4] : []),
  aim: () => {},
})

describe('bids', () => {
  const BIDS = ['place=1 mark=4', 'place=1 mark=5', 'place=2 mark=0', 'place=2 mark=4']
  it('can be put on the marks that some answer has, and only those', () => {
    expect(desk(BIDS).marksOf(1)).toEqual({ open: [4, 5], lit: [4, 5] })
    expect(desk(BIDS).marksOf(3)).toEqual({ open: [], lit: [] })
    expect(desk(BIDS, [], false).marksOf(1)).toEqual({ open: [], lit: [] })
  })
  it('can be changed when one has been named, though no other is asked for', () => {
    expect(desk(BIDS, ['place=2', 'mark=4']).marksOf(1)).toEqual({ open: [4, 5], lit: [] })
    expect(desk(BIDS, ['place=2']).marksOf(1)).toEqual({ open: [4, 5], lit: [] })
    expect(desk(BIDS, ['mark=4']).marksOf(1)).toEqual({ open: [4, 5], lit: [4] })
    expect(desk(BIDS, ['place=2']).marksOf(2)).toEqual({ open: [0, 4], lit: [0, 4] })
  })
})

describe('answers', () => {
  it('tell what can be chosen for a part', () => {
    const tricks = desk(['trick=23 price=2', 'trick=23 price=1', 'trick=25 swap=1 swap=2'], ['price=2'])
    expect(tricks.values('price')).toEqual([1, 2])
    expect(tricks.values('victim')).toEqual([])
    expect(tricks.table.answers.map((answer) => has(answer, parse('swap=2')))).toEqual([false, false, true])
  })
  it('that are too many leave what was said and what can be added', () => {
    expect(desk([], ['card=4', 'card=4', 'card=5']).values('card')).toEqual([4, 5, 20])
    expect(desk([], ['card=4'], false).values('card')).toEqual([])
  })
  it('name whom cards are given back to clockwise', () => {
    expect(clockwise(['a', 'b', 'c', 'd'], 2)).toEqual(['c', 'd', 'a', 'b'])
    expect(clockwise(['a', 'b'], null)).toEqual(['a', 'b'])
  })
})

describe('what is foreseen', () => {
  const SUMS = [['card=4', 1], ['card=4 card=4', 2], ['card=4 card=20', 2], ['card=4 card=4 card=20', 3]] as const
  const laying = (said: string[], aimed?: string): Foresight | null => {
    const on = desk([], said, true, { answers: SUMS.map(([facts, sum]) => ({ facts: facts.split(' ').map(parse), shown: { sum } })), ghost: null })
    if (aimed) on.aim(parse(aimed).part, parse(aimed).value)
    return on.foresight
  }
  it('is what the answer would do that has been said, with what is pointed at', () => {
    expect(laying(['card=4'])?.sum).toBe(1)
    expect(laying(['card=4'], 'card=20')?.sum).toBe(2)
    expect(laying(['card=4', 'card=4', 'card=20'])?.sum, 'copies count').toBe(3)
    expect(laying(['card=20', 'card=20'])).toBeNull()
  })
  it('comes from the server where answers are too many to be listed', () => {
    expect(desk([], ['card=4'], true, { ghost: { shown: { sum: 9 }, lines: [], view: null } }).foresight?.sum).toBe(9)
  })
  it('needs no more to be said than tells answers apart', () => {
    const gifts = desk(['first=1 second=4', 'first=4 second=1', 'first=4 second=4'], ['first=1'])
    expect([gifts.settled('first'), gifts.settled('second')]).toEqual([1, 4])
    expect(desk(['first=4 second=1', 'first=4 second=4']).settled('second')).toBeNull()
    expect([delta(2), delta(-1), delta(0)]).toEqual(['▲2', '▼1', ''])
  })
  it('know which pieces a line is about', () => {
    expect(spotsOf({ kind: 'bid_placed', seat: 1, place: 3, mark: 2, outbid: 0 }).sort()).toEqual(['place-3', 'seat-0', 'seat-1'])
    expect(spotsOf({ kind: 'price_moved', corporation: 'CR', from: 3, to: 4 })).toEqual(['track-CR'])
    expect(spotsOf({ kind: 'game_over' })).toEqual([])
  })
})

describe('the story', () => {
  it('says where pieces come from and go to', () => {
    const { lot_bought: bought, bid_placed: bid, stolen } = script(0)
    expect(bought?.to?.({ kind: 'lot_bought', seat: 0, place: 2, mark: 3, cards: [4] }, 'lot-2-4-0')).toBe('hand')
    expect(bought?.to?.({ kind: 'lot_bought', seat: 1, place: 2, mark: 3, cards: [4] }, 'lot-2-4-0')).toBe('seat-1')
    expect(bid?.to?.({ kind: 'bid_placed', seat: 1, place: 1, mark: 3, outbid: null }, 'bid-1-0')).toBeNull()
    expect(stolen?.things?.({ kind: 'stolen', by: 1, from: 0, card: 1 })).toEqual([{ from: 'back-0', to: 'seat-1', bare: true }])
  })
  it('shows tokens as they are turned up, until the next auction', () => {
    const told = [line({ kind: 'token_turned', corporation: 'RB', change: -2, from: 5, to: 3 })]
    expect([...turnedTokens(told)]).toEqual([['RB', -2]])
    expect(turnedTokens([...told, line({ kind: 'auction_began', auction: 1 })]).size).toBe(0)
  })
})

describe('the ledger', () => {
  const told = [
    line({ kind: 'round_began', round: 1, first: 0 }),
    line({ kind: 'market_opened', seat: 0, corporation: 'CR', cards: [4] }),
    line({ kind: 'oversupplied', seat: 1, corporation: 'CR', cards: [4], from: 5, to: 4 }),
    line({ kind: 'paid', seat: 0, corporation: 'CR', sum: 1, rank: 1, crypto: 4 }),
    line({ kind: 'paid', seat: 1, corporation: 'CR', sum: 1, rank: 1, crypto: 4 }),
    line({ kind: 'market_opened', seat: 1, corporation: 'RB', cards: [1] }),
    line({ kind: 'paid', seat: 1, corporation: 'RB', sum: 2, rank: 1, crypto: 3 }),
    line({ kind: 'exchanged', seat: 1, crypto: 2, credits: 20 }),
  ]
  const said = () => 'said'
  it('knows the markets of a round, as far as the view has come', () => {
    expect(marketsOf(told).map((held) => [held.corporation, held.paid.length])).toEqual([['CR', 2], ['RB', 1]])
    expect(closedMarkets(told, view({ stage: { kind: 'market', caller: 1, corporation: 'RB' } })).map((held) => held.corporation)).toEqual(['CR'])
    expect(closedMarkets(told, view({ stage: { kind: 'credits' } }))).toHaveLength(2)
    expect(closedMarkets(told, view())).toEqual([])
  })
  it('opens a pay to its sum', () => {
    const held = marketsOf(told)[0]
    if (!held) throw new Error('no market')
    expect(marketsOf(told).map((one) => one.price)).toEqual([4, 3])
    const receipt = payReceipt('title', held, 1, said)
    expect(receipt.terms.map((term) => [term.rule, term.points])).toEqual([['CM-88', undefined], ['CM-90', undefined], ['CM-82', undefined], ['CM-91', 4]])
  })
  it('opens crypto to its sum, and always adds up', () => {
    expect(cryptoReceipt('title', told, 1, 5, said).terms.map((term) => term.points)).toEqual([4, 3, -2])
    expect(cryptoReceipt('title', told, 0, 6, said).terms.map((term) => term.points)).toEqual([4, 2])
    expect(cryptoReceipt('title', [], 0, 0, said).terms).toHaveLength(1)
  })
  it('forgets a round that began again', () => {
    expect(marketsOf([...told, line({ kind: 'round_began', round: 1, first: 0 })])).toEqual([])
  })
  it('lists the tricks of an auction with what they did', () => {
    const played = playedTricks([line({ kind: 'trick_played', seat: 0, card: 9 }), line({ kind: 'auction_began', auction: 2 }), line({ kind: 'trick_played', seat: 1, card: 23 }), line({ kind: 'price_moved', corporation: 'RB', from: 3, to: 4 })])
    expect(played).toHaveLength(1)
    expect(played[0]?.moves).toMatchObject([{ corporation: 'RB', to: 4, by: 1 }])
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
    vi.spyOn(components, 'printed', 'get').mockReturnValue(printed)
    vi.spyOn(session.link, 'ask').mockRejectedValue(new Error('nobody is to be asked'))
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"draft":null}', { headers: { 'content-type': 'application/json' } })))
    const answer = new Answer(served(9), { answer: () => Promise.resolve(true), refuse: () => {} })
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
    const places = [1, 2].map((place) => ({ place, cards: [[0, 1] as [number, number]] }))
    const { find, click, lit } = show(view({ places }), ['place=1 mark=4', 'place=1 mark=6', 'place=2 mark=0'])
    const mark = (place: number, mark: number) => `[data-drop="place=${place} mark=${mark}"]`
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
    const own = { cards: [24, 25, 26].map((kind): [number, number] => [kind, 1]), commitment: [] }
    const of = view({ stage: { kind: 'trick' }, own })
    const { find, click, lit } = show(of, ['trick=24 up=1 down=2', 'trick=24 up=2 down=1', 'trick=24 decline=1', 'trick=25 victim=2', 'trick=26 swap=1 swap=2'])
    expect(await click(find(hand(24))[0])).toEqual(['trick=24'])
    expect(await click(find('.track')[1])).toEqual(['trick=24', 'up=2'])
    expect(await click(find('.track')[0])).toEqual(['trick=24', 'up=2', 'down=1'])
    expect(await click(find('.track')[1]), 'taken back').toEqual(['trick=24', 'down=1'])
    expect(await click(find('[data-drop="seat=2"]')[0])).toEqual(['victim=2'])
    expect([lit(hand(24)), find('[data-drop="seat=2"]')[0]?.getAttribute('aria-pressed')]).toEqual([[false], 'true'])
    expect(await click(find(hand(26))[0])).toEqual(['trick=26'])
  })
  it('gives cards back to everybody, clockwise', async () => {
    const own = { cards: [[1, 1], [4, 2]] as [number, number][], commitment: [] }
    const of = view({ stage: { kind: 'returns' }, first: 1, players: [player(0), player(1), player(2)], own })
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
