import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Layout, Printed, RegionView, View } from '../src/generated/smartphone'
import type { SeatInfo } from '../src/generated/wire'
import { brief } from '../src/games/smartphone/brief'
import smartphone from '../src/games/smartphone'
import { factsOf, placed, squaresOf } from '../src/games/smartphone/plan'
import { calledAll } from '../src/table/names'
import { label } from '../src/table/plain'
import { words } from '../src/words/words.svelte'

const printed = {
  pads: [
    ['blank', 'logistics', 'factory', 'goods', 'blank', 'plus'],
    ['cheap', 'blank', 'factory', 'goods', 'blank', 'research'],
    ['cheap', 'blank', 'research', 'logistics', 'blank', 'logistics'],
    ['blank', 'goods', 'logistics', 'research', 'blank', 'research'],
  ],
  tiles: [['goods', 'goods'], ['goods', 'cheap'], ['cheap', 'cheap'], ['goods', 'plus']],
  retailers: [{ id: 'R1', size: 's', a: [9, 7, 5, 3], b: [4, 4, 4] }],
  big: { regions: [{ id: 'canada', size: 's', cost: 2, spaces: 3, customers: [{ price: 3, technology: null }, { price: 6, technology: 'gps' }], links: ['usa'] }] },
} as unknown as Printed

describe('a plan of Smartphone Inc.', () => {
  const plan: Layout = { pads: { lower: 'k1', upper: 'w1', turn: 1, at: [-1, 2] }, tiles: [{ tile: 3, at: [0, 1], to: 'down', between: true }] }

  it('is facts', () => {
    expect(factsOf(plan)).toEqual([
      { part: 'lower', value: 1 },
      { part: 'upper', value: 3 },
      { part: 'turn', value: 1 },
      { part: 'at', value: 63 },
      { part: 'tile', value: 3354 },
    ])
    expect(placed(3354, printed)).toEqual({ tile: 3, between: true, squares: [{ symbol: 'goods', x: 0, y: 1 }, { symbol: 'plus', x: 0, y: 2 }] })
  })

  it('is squares: the upper pad is turned clockwise and hides what lies under it', () => {
    const squares = squaresOf(factsOf(plan), printed)
    const at = (x: number, y: number) => squares.filter((one) => one.x === x && one.y === y).map(({ of, symbol, under }) => `${of} ${symbol}${under ? ' hidden' : ''}`)
    expect(at(0, 1)).toEqual(['k factory', 'tile goods'])
    expect(at(0, 2)).toEqual(['k blank', 'w research', 'tile plus hidden'])
    expect(at(1, 2)).toEqual(['k plus', 'w cheap'])
    expect(at(-1, 3)).toEqual(['w logistics'])
  })

  it('shows the upper pad beside the lower one until it has its place', () => {
    const squares = squaresOf([{ part: 'lower', value: 1 }, { part: 'upper', value: 3 }], printed)
    expect(squares.map(({ x }) => x)).toEqual([0, 1, 0, 1, 0, 1, 3, 4, 3, 4, 3, 4])
  })

  it('is asked for by tiles', () => {
    expect(smartphone.group({ part: 'tile', value: 3354 }, printed)?.[0]).toBe('web-smartphone-between')
    expect(smartphone.group({ part: 'at', value: 63 }, printed)).toBeNull()
  })
})

describe('a region in words', () => {
  const view = {} as View
  it('says who was served, and who would buy from the viewer', () => {
    const region: RegionView = { region: 'canada', offices: [1], served: [1, null], buyers: [1] }
    const lines = brief('regions', region as never, printed, view)
    expect(JSON.stringify(lines)).toContain('["web-smartphone-served",{"customer":["web-smartphone-wants",{"n":3}],"seat":{"seat":1},"n":1}]')
    expect(JSON.stringify(lines)).toContain('["web-smartphone-buys",{"customer":["web-smartphone-either"')
    expect(JSON.stringify(lines)).toContain('["web-smartphone-free",{"n":2}]')
  })
  it('says what the spaces of a retailer are worth, and how many are free', () => {
    const lines = JSON.stringify(brief('regions', { region: 'canada', offices: [0], retailer: [1, 'a'] }, printed, view))
    expect(lines).toContain('["web-smartphone-retailer",{"id":"R1","spaces":"9 · 7 · 5 · 3"}]')
    expect(lines).toContain('["web-smartphone-free",{"n":3}]')
    expect(lines).not.toContain('customers')
  })
  it('leaves out empty places of the improvement row', () => {
    expect(JSON.stringify(brief('row', [null, 0, null], printed, view))).toBe('["smartphone-tile",{"one":["smartphone-symbol-goods"],"other":["smartphone-symbol-goods"]}]')
    expect(brief('row', [null, null], printed, view)).toEqual(['web-row-none'])
  })
})

describe('names at the table of text and lists', () => {
  afterEach(() => vi.restoreAllMocks())
  const know = (...keys: string[]) => {
    vi.spyOn(words, 'has').mockImplementation((key) => keys.includes(key))
    vi.spyOn(words, 't').mockImplementation((key) => `<${key}>`)
  }
  it('call a field what its game calls it', () => {
    know('plain-field-smartphone-pile', 'plain-field-pile')
    expect(label({ game: 'smartphone' }, 'pile')).toBe('<plain-field-smartphone-pile>')
    expect(label({ game: 'syndicate' }, 'pile')).toBe('<plain-field-pile>')
    expect(label({ game: 'syndicate' }, 'goods_left')).toBe('goods left')
  })
  it('have one for the seat after the players where the rules play it', () => {
    know('seat-beyond-smartphone')
    const seats = [{ seat: 0, name: 'Anna' } as SeatInfo]
    expect(calledAll(seats, 'smartphone')).toEqual(['Anna', '<seat-beyond-smartphone>'])
    expect(calledAll(seats, 'syndicate')).toEqual(['Anna'])
  })
})
