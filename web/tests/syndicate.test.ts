import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { conditionPhrase, draw, printedPoints } from '../src/games/syndicate/condition'
import { piecesOf } from '../src/games/syndicate/pieces'
import { delta, NOTHING, preview } from '../src/games/syndicate/preview'
import { cardOf, follow, type Shown } from '../src/games/syndicate/story'
import type { CardView, Event, PlayerView, View } from '../src/generated/syndicate'

const data = readFileSync('../crates/syndicate/data/standard.toml', 'utf8')
const texts = readFileSync('../crates/texts/ftl/en/syndicate.ftl', 'utf8')
const robots = [...data.matchAll(/\{ id = "(B\d+)", type = "(\w+)", +left = "(.)", right = "(.)", +condition = "([^"]+)", +vp = \[([^\]]*)\]/g)].map(
  ([, name, kind, left, right, condition, vp], card) => ({ card, name, kind, left, right, condition, vp: (vp ?? '').split(',').filter(Boolean).map(Number) }) as CardView,
)

const card = (number: number): CardView => robots[number]!
const player = (over: Partial<PlayerView> = {}): PlayerView => ({
  company: 'Nautilus Industries', vp: 0, dice: [1, 2, 3, 4, 5], network: [null, null, null, null], agents: 4, assistants: 5, at: [[0, 0], [0, 0], [0, 0], [0, 0]], passed: false, pile: [],
  types: (['Information', 'Service', 'Transport', 'Defence', 'Industry'] as const).map((kind) => ({ kind, investors: 0, printed: false, robots: 0, plugged: 0 })), network_vp: 0, investors_vp: 0, ...over,
})
const table = (over: Partial<View> = {}): View => ({
  round: 1, stage: 'turn', on_turn: 0, order: [0, 1], passed: [], factory: [card(0), card(12), card(24), card(36)],
  investors: (['Information', 'Service', 'Transport', 'Defence', 'Industry'] as const).map((kind) => ({ kind, influence: [[0, 0], [0, 0]], first: null, second: null })),
  deck: 56, discard: [], colours: ['yellow', 'green', 'blue', 'pink', 'purple'], players: [player(), player()], ...over,
})

describe('conditions', () => {
  it('are known for all sixty robots, with words that exist', () => {
    expect(robots).toHaveLength(60)
    for (const robot of robots) {
      const drawn = draw(robot.condition, robot.vp)
      expect(drawn?.glyphs.length, robot.condition).toBeGreaterThan(1)
      expect(texts).toContain(`\n${conditionPhrase(robot)?.[0]} =`)
    }
    expect(draw('three dice', [])).toBeNull()
  })
  it('name every number of their phrase', () => {
    for (const robot of robots) {
      const phrase = conditionPhrase(robot)!
      const line = texts.split('\n').find((one) => one.startsWith(`${phrase[0]} =`))!
      expect(Object.keys(phrase[1] ?? {}).sort()).toEqual([...new Set([...line.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort())
    }
  })
  it('print their points', () => expect([card(0), card(12), card(24)].map(printedPoints)).toEqual(['2/7', '', '4']))
})

describe('previews', () => {
  const shown = { dice: [3, 3] as [number, number], pays: 4 }
  it('show dice and robot of a step before anything else is known', () => {
    expect(preview(0, shown, 2, null)).toEqual({ dice: [null, 3, 3, null, null], pays: [null, 4, null, null], network: null })
    expect(preview(0, null, null, null)).toEqual(NOTHING)
  })
  it('take everything from the view that would follow', () => {
    const plugged = { card: card(24), covered: [false, false] as [boolean, boolean], pays: 4 }
    const view = table({ players: [player({ dice: [1, 3, 3, 4, 5], network: [{ ...plugged, pays: 0 }, plugged, null, null], network_vp: 4 }), player()] })
    expect(preview(0, shown, 2, { lines: [], view })).toEqual({ dice: [1, 3, 3, 4, 5], pays: [0, 4, null, null], network: 4 })
  })
  it('do not guess what other robots pay once the dice are turned', () => {
    const view = table({ players: [player({ network_vp: 9 }), player()] })
    expect(preview(0, shown, 2, { lines: [], view })).toEqual({ dice: [1, 3, 3, 4, 5], pays: [null, 4, null, null], network: null })
  })
  it('write changes with their sign', () => expect([delta(1, 3), delta(3, 1), delta(2, 2), delta(2, null)]).toEqual(['▲2', '▼2', '', '']))
})

describe('a story', () => {
  const tell = (before: View, after: View, events: Event[]): Shown => events.reduce<Shown>((view, event) => follow(view, event, { before, after, events }), before)

  it('buys, plugs in and calibrates', () => {
    const before = table()
    const robot = card(12)
    const after = table({ deck: 55, factory: [card(0), card(13), card(24), card(36)], players: [player({ agents: 3, assistants: 2, at: [[0, 0], [1, 2], [0, 0], [0, 0]], dice: [6, 2, 3, 4, 5], network: [{ card: robot, covered: [false, true], pays: 0 }, null, null, null] }), player()] })
    const shown = tell(before, after, [
      { agent_placed: { seat: 0, slot: 2, sent: 2, card: 12 } },
      { card_laid: { slot: 2, card: 13 } },
      { plugged_in: { seat: 0, place: 1, card: 12 } },
      { calibrated: { seat: 0, place: 1, covered: [false, true], before: [1, 2], after: [6, 2] } },
    ])
    expect(shown.players[0]).toEqual(after.players[0])
    expect(shown.factory).toEqual(after.factory)
    expect(shown.investors.map((one) => one.influence[0])).toEqual([[0, 0], [3, 1], [3, 1], [0, 0], [0, 0]])
    expect(shown.deck).toBe(55)
    expect(before.players[0]!.agents).toBe(4)
  })
  it('leaves a slot empty for a moment, and finds the card in hand', () => {
    const before = table()
    const shown = tell(before, before, [{ agent_placed: { seat: 1, slot: 1, sent: 0, card: 0 } }])
    expect(shown.factory[0]).toBeNull()
    expect(shown.stage).toEqual({ plug_in: card(0) })
    expect(cardOf({ before, after: before }, 59)).toBeNull()
  })
  it('passes and clears the factory', () => {
    const shown = tell(table(), table(), [{ passed: { seat: 1, forced: false } }, { factory_cleared: { seat: 1 } }, { discards_shuffled: { cards: 4 } }])
    expect([shown.passed, shown.factory, shown.deck, shown.discard]).toEqual([[1], [null, null, null, null], 4, []])
  })
  it('scores a round step by step', () => {
    const plugged = { card: card(24), covered: [false, false] as [boolean, boolean], pays: 4 }
    const before = table({ players: [player({ vp: 10, network: [plugged, null, null, null] }), player()] })
    const after = table({ round: 2, order: [1, 0], players: [player({ vp: 14 }), player({ vp: 1, dice: [6, 6, 6, 6, 6] })] })
    const events: Event[] = [
      { round_ended: { round: 1 } },
      { robot_scored: { seat: 0, place: 1, card: 24, dice: [1, 2], vp: 4 } },
      { investor_won: { seat: 0, position: 1, kind: 'Information' } },
      { runner_up: { seat: 1, position: 1, kind: 'Information' } },
      { investor_unwon: { position: 2, kind: 'Service' } },
    ]
    const scored = tell(before, after, events)
    expect(scored.players.map((one) => one.vp)).toEqual([14, 1])
    expect(scored.players[0]!.types[0]!.investors).toBe(1)
    expect(scored.investors.slice(0, 3).map((one) => one.kind)).toEqual([null, null, 'Transport'])
    const begun = tell(before, after, [...events, { round_began: { round: 2, order: [1, 0] } }, { investor_laid: { position: 3, kind: 'Defence' } }, { dice_rolled: { seat: 1, dice: [6, 6, 6, 6, 6] } }])
    expect([begun.round, begun.order, begun.players[1]!.dice, begun.players[0]!.network]).toEqual([2, [1, 0], [6, 6, 6, 6, 6], [null, null, null, null]])
    expect(begun.investors[2]!.kind).toBe('Defence')
  })
  it('pays for the pile at the end', () => {
    expect(tell(table(), table(), [{ investors_paid: { seat: 1, kind: 'Industry', investors: 3, robots: 4, vp: 12 } }]).players[1]!.vp).toBe(12)
  })
  it('points at pieces', () => {
    expect(piecesOf({ calibrated: { seat: 1, place: 4, covered: [false, false], before: [1, 1], after: [1, 1] } })).toEqual(['place-1-4', 'die-1-4', 'die-1-5'])
    expect(piecesOf({ round_ended: { round: 1 } })).toEqual([])
  })
})
