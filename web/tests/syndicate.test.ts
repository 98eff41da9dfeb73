import { describe, expect, it } from 'vitest'
import { Desk } from '../src/games/syndicate/desk.svelte'
import { glyphs } from '../src/games/syndicate/glyphs'
import { piecesOf } from '../src/games/syndicate/teller'
import { follow, type Shown } from '../src/games/syndicate/story'
import type { Event, Foresight, Form, Kind, PlayerView, View } from '../src/generated/syndicate'

const KINDS: [Kind, Kind, Kind, Kind, Kind] = ['information', 'service', 'transport', 'defence', 'industry']
const player = (over: Partial<PlayerView> = {}): PlayerView => ({
  board: [0, 4], vp: 0, dice: [1, 2, 3, 4, 5], network: [null, null, null, null], agents: 4, assistants: 5, at: [[0, 0], [0, 0], [0, 0], [0, 0]], pile: [],
  types: [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]], network_vp: 0, investors_vp: 0, ...over,
})
const table = (over: Partial<View> = {}): View => ({
  round: 1, stage: { kind: 'turn' }, on_turn: 0, order: [0, 1], passed: [], factory: [0, 12, 24, 36],
  investors: [...KINDS] as unknown as View['investors'], rankings: [[], [], [], [], []],
  deck: 56, discard: [], players: [player(), player()], ...over,
})

describe('conditions', () => {
  /** What is drawn between the dice, with the dice as L, R, low, high and faces as numbers. */
  const drawn = (form: Form, numbers: [number, number], vp: number[]): string =>
    glyphs({ condition: { form, numbers }, vp })
      .map((glyph) => ('die' in glyph ? { left: 'L', right: 'R', low: 'low', high: 'high' }[glyph.die] : 'face' in glyph ? glyph.face : 'parity' in glyph ? `${glyph.of}:${glyph.parity}` : 'points' in glyph ? `${glyph.points ?? ''}★` : glyph.sign))
      .join(' ')

  it('are drawn with their numbers', () => {
    const all: Record<Form, string> = {
      number: '4 2★ · 4 4 7★', under_sum: '4 − ( L + R ) ★', under_min: '4 − low ★', under_max: '4 − high ★', over_sum: 'L + R − 4 ★', over_min: 'low − 4 ★', over_max: 'high − 4 ★',
      less: 'L < R', greater: 'L > R', at_most: 'L ≤ R', at_least: 'L ≥ R', equal: 'L = R',
      sum_outside: 'L + R ≤4/≥10', sum_is: 'L + R = 4', difference_is: '| L − R | = 4', sum_at_most: 'L + R ≤ 4', sum_at_least: 'L + R ≥ 4',
      even_odd: 'left:even right:odd', odd_even: 'left:odd right:even', sum_odd: 'L + R sum:odd', sum_even: 'L + R sum:even', both_odd: 'left:odd right:odd', both_even: 'left:even right:even',
    }
    for (const [form, expected] of Object.entries(all)) expect(drawn(form as Form, [4, 10], [2, 7]), form).toBe(expected)
  })
})

describe('previews', () => {
  const outcome = (vp: number): Foresight => ({ dice: [1, 2, 3, 4, 5], pays: [vp, 0, 0, 0], network_vp: vp })
  const fact = (part: string, value = 1) => ({ part, value })
  const answers = [
    { facts: [], shown: outcome(0) },
    { facts: [fact('left')], shown: outcome(1) },
    { facts: [fact('right')], shown: outcome(2) },
    { facts: [fact('left'), fact('right')], shown: outcome(3) },
  ]
  const at = (said: string[]) => new Desk({ view: table(), open: true, said: said.map((one) => ({ fact: `${one}=1` })), answers, aim: () => {} } as unknown as Desk['table'])

  it('show what the answer would do as it is', () => expect([at([]), at(['right']), at(['right', 'left'])].map((desk) => desk.foresight?.network_vp)).toEqual([0, 2, 3]))
  it('show it with what is pointed at, said or not', () => {
    const desk = at(['left'])
    desk.aim('right', 1)
    expect(desk.foresight?.network_vp).toBe(3)
    desk.aim('left', 1)
    expect(desk.foresight?.network_vp).toBe(1)
    desk.aim('place', 2)
    expect(desk.foresight).toBeNull()
  })
})

describe('a story', () => {
  const tell = (before: View, after: View, events: Event[]): Shown => events.reduce<Shown>((view, event) => follow(view, event, { after, events, kinds: KINDS }), before)

  it('buys, plugs in and calibrates', () => {
    const before = table()
    const after = table({ deck: 55, factory: [0, 13, 24, 36], players: [player({ agents: 3, assistants: 2, at: [[0, 0], [1, 2], [0, 0], [0, 0]], dice: [6, 2, 3, 4, 5], network: [{ card: 12, pays: 0, covered: [false, true] }, null, null, null] }), player()] })
    const shown = tell(before, after, [
      { kind: 'agent_placed', seat: 0, slot: 2, sent: 2, card: 12 },
      { kind: 'card_laid', slot: 2, card: 13 },
      { kind: 'plugged_in', seat: 0, place: 1, card: 12 },
      { kind: 'calibrated', seat: 0, place: 1, covered: [false, true], before: [1, 2], after: [6, 2] },
    ])
    expect(shown.players[0]).toEqual({ ...after.players[0], assistants: 2 })
    expect(shown.factory).toEqual(after.factory)
    expect(shown.rankings).toEqual([[], [[0, 3, 1]], [[0, 3, 1]], [], []])
    expect(shown.deck).toBe(55)
    expect(before.players[0]!.agents).toBe(4)
  })
  it('adds pawns to those that stand there', () => {
    const before = table()
    before.rankings[0] = [[1, 4, 2], [0, 2, 1]]
    const shown = tell(before, before, [{ kind: 'agent_placed', seat: 0, slot: 1, sent: 1, card: 0 }])
    expect(shown.rankings[0]).toEqual([[1, 4, 2], [0, 4, 2]])
  })
  it('leaves a slot empty for a moment, and finds the card in hand', () => {
    const before = table()
    const shown = tell(before, before, [{ kind: 'agent_placed', seat: 1, slot: 1, sent: 0, card: 0 }])
    expect(shown.factory[0]).toBeNull()
    expect(shown.stage).toEqual({ kind: 'plug_in', card: 0 })
  })
  it('passes and clears the factory', () => {
    const shown = tell(table(), table(), [{ kind: 'passed', seat: 1, forced: false }, { kind: 'factory_cleared', seat: 1 }])
    expect([shown.passed, shown.factory, shown.discard]).toEqual([[1], [null, null, null, null], [0, 12, 24, 36]])
    const shuffled = tell(table({ discard: [1, 2] }), table(), [{ kind: 'discards_shuffled', cards: 2 }])
    expect([shuffled.deck, shuffled.discard]).toEqual([2, []])
  })
  it('scores a round step by step', () => {
    const before = table({ players: [player({ vp: 10, network: [{ card: 24, pays: 4 }, null, null, null] }), player()] })
    const after = table({ round: 2, order: [1, 0], players: [player({ vp: 14 }), player({ vp: 1, dice: [6, 6, 6, 6, 6] })] })
    const events: Event[] = [
      { kind: 'round_ended', round: 1 },
      { kind: 'robot_scored', seat: 0, place: 1, card: 24, dice: [1, 2], vp: 4 },
      { kind: 'investor_won', seat: 0, position: 1, investor: 'information' },
      { kind: 'runner_up', seat: 1, position: 1, investor: 'information' },
      { kind: 'investor_unwon', position: 2, investor: 'service' },
    ]
    const scored = tell(before, after, events)
    expect(scored.players.map((one) => one.vp)).toEqual([14, 1])
    expect(scored.players[0]!.types[0]).toEqual([1, 0, 0])
    expect(scored.investors.slice(0, 3)).toEqual([null, null, 'transport'])
    const begun = tell(before, after, [...events, { kind: 'round_began', round: 2, order: [1, 0] }, { kind: 'investor_laid', position: 3, investor: 'defence' }, { kind: 'dice_rolled', seat: 1, dice: [6, 6, 6, 6, 6] }])
    expect([begun.round, begun.order, begun.players[1]!.dice, begun.players[0]!.network]).toEqual([2, [1, 0], [6, 6, 6, 6, 6], [null, null, null, null]])
    expect(begun.investors).toEqual([null, null, 'defence', null, null])
  })
  it('pays for the pile at the end', () => {
    expect(tell(table(), table(), [{ kind: 'investors_paid', seat: 1, investor: 'industry', investors: 3, robots: 4, vp: 12 }]).players[1]!.vp).toBe(12)
  })
  it('points at pieces', () => {
    expect(piecesOf({ kind: 'calibrated', seat: 1, place: 4, covered: [false, false], before: [1, 1], after: [1, 1] })).toEqual(['place-1-4', 'die-1-4', 'die-1-5'])
    expect(piecesOf({ kind: 'round_ended', round: 1 })).toEqual([])
  })
})
