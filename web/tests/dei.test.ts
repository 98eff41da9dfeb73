import { describe, expect, it } from 'vitest'
import dei from '../src/games/dei'
import { brief, key, label } from '../src/games/dei/brief'
import type { MissionView, Printed, RegionView, View } from '../src/generated/dei'
import { sections } from '../src/table/plain'

const none = Array<number>(14).fill(0)
const printed = {
  numbers: { required: [0, 1, 2], needs: [2, 1, 0], vending_candies: 1, banner: 2, power_supplies: 1 },
  cards: [
    { id: 'T-1', faction: null, market: 'tactical', symbols: none.with(1, 3), gain: { technology: 0, energy: 0, candies: 1, supplies: 0 }, exchange: 0, drone: null, gear: null, technology: 2, energy: 0, supplies: 4 },
    { id: 'R-1', faction: 'ravagers', market: null, symbols: none.with(0, 2), gain: { technology: 0, energy: 0, candies: 0, supplies: 0 }, exchange: 0, drone: ['fly', 1], gear: null, technology: 0, energy: 0, supplies: 0 },
  ],
  advantages: [{ id: 'AT-1', colour: 'tactical', effect: 'night_march', amount: 1, gain: { technology: 0, energy: 0, candies: 0, supplies: 0 } }],
  missions: [{ id: 'MI-1', counts: 'refuges', pays: 2, per: 1, late: 1, late_per: 2, new: false }],
} as unknown as Printed
const said = (field: string, value: unknown, view = {} as View) => JSON.stringify(brief(field, value as never, printed, view))

describe('a region of D.E.I.', () => {
  it('has the label of the terminal', () => {
    expect([0, 9, 34].map(label)).toEqual(['C11', 'C23', 'C57'])
    expect([35, 43, 58].map(label)).toEqual(['R11', 'R23', 'R46'])
    expect(said('leader', 43)).toBe('["web-row-just",{"what":"R23"}]')
  })

  const view = { ways: [{ seat: 1, region: 9, other: 43 }, { region: 42, other: 43 }, { seat: 0, region: 0, other: 35 }] } as View
  it('says who is there, the strongest first, and who has the majority', () => {
    const region = { region: 9, row: 1, column: 2, technology: 2, units: [{ seat: 0, scrappers: 1, value: 1 }, { seat: 1, scrappers: 2, leader: true, value: 4 }], majority: 1, outposts: [{ colour: 'tactical', holder: 1, hacked: true }] } as RegionView
    const lines = brief('regions', region as never, printed, view) as unknown[]
    expect(JSON.stringify(lines[0])).toBe('["web-row-and",{"first":["web-row-just",{"what":"C23"}],"next":["dei-some-technology",{"n":2}]}]')
    expect(JSON.stringify(lines[1])).toContain('["web-dei-whose",{"what":["web-dei-hacked",{"what":["dei-colour-tactical"]}],"seat":{"seat":1}}]')
    expect(JSON.stringify(lines[2])).toMatch(/"seat":1\},"value":4,"units":\{"list":\[\["web-dei-scrappers",\{"n":2\}\],\["web-dei-leader"\],\["web-dei-bonus",\{"n":1\}\]\].*"seat":0\},"value":1/)
    expect(lines[3]).toEqual(['web-dei-majority', { seat: { seat: 1 } }])
    expect(JSON.stringify(lines[4])).toContain('["web-dei-way",{"what":["dei-structure-elevator"],"to":"R23"}]')
  })
  it('knows a Bridge from an Elevator, and one that is nobody’s', () => {
    const lines = said('regions', { region: 43, row: 1, column: 2, roof: true }, view)
    expect(lines).toContain('["web-dei-neutral",{"what":["web-dei-way",{"what":["dei-structure-bridge"],"to":"R22"}]}]')
    expect(lines).toContain('["web-dei-way",{"what":["dei-structure-elevator"],"to":"C23"}]')
    expect(lines).toContain('web-dei-nobody')
    expect(lines).not.toContain('R11')
  })
})

describe('the cards of D.E.I. in words', () => {
  it('have a name, a price, what they require and what they are worth in a market', () => {
    const [head, empty, offer] = brief('markets', { market: 'tactical', cards: [null, 0], deck: 5 }, printed, {} as View) as unknown[]
    expect(JSON.stringify(head)).toContain('["web-dei-deck",{"n":5}]')
    expect(empty).toEqual(['web-row-none'])
    const text = JSON.stringify(offer)
    expect(text).toContain('["dei-card",{"name":{"piece":["card",0]},"does":{"list":[["dei-times",{"what":["dei-by-move"],"n":3}],["dei-does-candies",{"n":1}]]}}]')
    expect(text).toContain('["web-dei-price",{"price":{"list":[["dei-some-technology",{"n":2}]]}}]')
    expect(text).toContain('["web-dei-needs",{"n":1}]')
    expect(text).toContain('["web-dei-worth",{"n":4}]')
  })
  it('go by what they do where they come from a faction', () => {
    expect(said('hand', [1])).toBe('["web-row-just",{"what":{"list":[["dei-times",{"what":["dei-by-enlist"],"n":2}],["dei-does-drone",{"drone":["dei-drone-fly"],"bonus":1}]]}}]')
  })
})

describe('the table of D.E.I.', () => {
  it('says what a mission would pay each human, and who has resolved it', () => {
    const column: MissionView[] = [{ mission: 0, pays: [4, 6], marks: [2], late: true }]
    const view = { missions: [[], column], players: [{ seat: 0 }, { seat: 1, automa: true }, { seat: 2 }] } as unknown as View
    const lines = brief('missions', column as never, printed, view) as unknown[]
    expect(lines[0]).toEqual(['web-dei-column-late', { n: 2 }])
    expect(JSON.stringify(lines[2])).toContain('["web-dei-pays",{"seat":{"seat":0},"n":4}],"next":["web-dei-marked",{"seat":{"seat":2},"n":6}]')
    expect(brief('missions', view.missions as never, printed, view)).toBeNull()
  })
  it('asks for what to do before where, and for a row before a region', () => {
    const group = (part: string, value: number) => dei.group({ part, value }, printed)
    expect([group('enlist', 9), group('enlist', 43)]).toEqual([['web-dei-do-enlist'], ['web-dei-do-enlist']])
    expect([group('to', 9), group('to', 43)]).toEqual([['web-dei-courtyards', { n: 2 }], ['web-dei-roofs', { n: 2 }]])
    expect(group('advantage', 1)).toEqual(['dei-colour-tactical'])
    expect(group('stop', 0)).toBeNull()
  })
  it('calls a faction by its message', () => {
    expect(key('faction', 'refuge42')).toBe('dei-faction-refuge-42')
    expect(key('faction', 'chrono_cult')).toBe('dei-faction-chrono-cult')
  })
})

describe('a view in sections', () => {
  it('leaves out what has no line, and puts what leads before the players', () => {
    const view = { round: 1, players: [{ seat: 0 }], regions: [{ region: 0 }], supply: { energy: 1 }, districts: [{ turn: 1 }] }
    const lines = (name: string) => ({ districts: 0, supply: 1 })[name] ?? null
    const { facts, lists } = sections(view, ['regions'], lines)
    expect(facts.map(([name]) => name)).toEqual(['round', 'supply'])
    expect(lists.map(([name]) => name)).toEqual(['regions', 'players'])
  })
})
