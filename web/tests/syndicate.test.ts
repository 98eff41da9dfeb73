import { describe, expect, it } from 'vitest'
import { Desk } from '../src/games/syndicate/desk.svelte'
import { glyphs } from '../src/games/syndicate/glyphs'
import { piecesOf, script } from '../src/games/syndicate/moves'
import type { Foresight, Form, Kind, PlayerView, View } from '../src/generated/syndicate'

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
  it('says where pieces come from and go to, and what is scored', () => {
    expect(script.agent_placed?.from?.({ kind: 'agent_placed', seat: 1, slot: 2, sent: 0, card: 12 }, 'pawns-2-1')).toBe('pool-1')
    expect(script.round_began?.to?.({ kind: 'round_began', round: 2, order: [1, 0] }, 'pawns-2-1')).toBe('pool-1')
    const scored = (vp: number) => script.robot_scored?.things?.({ kind: 'robot_scored', seat: 0, place: 1, card: 24, dice: [1, 2], vp })
    expect([scored(4), scored(0)]).toEqual([[{ from: 'place-0-1', to: 'points-0', text: '+4 ★' }], []])
  })
  it('points at pieces', () => {
    expect(piecesOf({ kind: 'calibrated', seat: 1, place: 4, covered: [false, false], before: [1, 1], after: [1, 1] })).toEqual(['place-1-4', 'die-1-4', 'die-1-5'])
    expect(piecesOf({ kind: 'round_ended', round: 1 })).toEqual([])
  })
})
