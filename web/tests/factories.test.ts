import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../src/api/types'
import type { BlueprintView, EffectView, Event, HandView, HeldView, PlayerView, View } from '../src/generated/fantastic-factories'
import { Desk } from '../src/games/fantastic-factories/desk.svelte'
import { forecast } from '../src/games/fantastic-factories/forecast'
import { machineTicks } from '../src/games/fantastic-factories/machine'
import { partner, suggest } from '../src/games/fantastic-factories/pairing'
import { recipe } from '../src/games/fantastic-factories/recipe'
import { floorsFor, keyed, sockets, takes } from '../src/games/fantastic-factories/sockets'
import { spotsOf } from '../src/games/fantastic-factories/story'
import { named, seatOf, type Foreseen, type Table } from '../src/games/fantastic-factories/types'
import { Texts } from '../src/words/render'

const FOLDER = '../crates/texts/ftl'
const english = new Texts('en', readdirSync(`${FOLDER}/en`).map((file) => readFileSync(`${FOLDER}/en/${file}`, 'utf8')))

function player(change: Partial<PlayerView> = {}): PlayerView {
  const floors = (['research', 'generate', 'mine'] as const).map((floor) => ({ floor, dice: [], room: 3 }))
  return { seat: 0, asked: true, metal: 2, energy: 3, goods: 1, dice: [1, 3, 3, 6], floors, compound: [], built: 0, monuments: 0, hand: 4, known: [], pending: 'nothing', finished: false, prestige: 0, score: 1, ...change }
}

function card(number: number, effect: EffectView, change: Partial<BlueprintView> = {}): BlueprintView {
  return { number, id: `card_${number}`, title: `Card ${number}`, kind: 'production', tool: 'gear', cost: { metal: 1 }, prestige: [1], several: false, discount: 0, effect, ...change }
}

const factory = { kind: 'production' as const, count: 1, cards: [{ card: card(7, { kind: 'make', dice: { count: 2, need: 'equal' } }), copies: 1, used: false, fresh: false, dice: [], prestige: 1 }] }
const held = (number: number, change: Partial<HeldView> = {}): HeldView => ({ card: card(number, { kind: 'monument' }), copies: 1, cost: {}, partners: [], barred: false, buildable: false, ...change })
const hand = (...cards: HeldView[]): HandView => ({ cards, cards_over: 0, tokens_over: 0 })

function view(change: Partial<View> = {}): View {
  return {
    options: { work: 'together', cards: 'rulebook', first: 'random', machine: 'normal' },
    limits: { floor_slots: 3, hand: 10, tokens: 12, end_goods: 12, end_built: 10 },
    round: 1, last_round: null, stage: 'work', first: 0, order: [0], asked: [0], blueprints: [null, null, null, null],
    contractors: [{ tool: 'gear', contractor: { id: 'foreman', title: 'Foreman', pay: { energy: 2 }, service: { kind: 'foreman', most: 4 }, affordable: true } }],
    decks: { blueprints: 10, contractors: 5, discarded_blueprints: [], discarded_contractors: [] },
    players: [player()], hand: null, machine: null, ...change,
  }
}

describe('sockets', () => {
  it('show what a card wants', () => {
    expect(sockets({ kind: 'make', dice: { count: 1, need: 'value', value: 6 } })).toEqual([{ pips: 6 }])
    expect(sockets({ kind: 'make', dice: { count: 2, need: 'equal' } })).toEqual([{ sign: '=' }, { sign: '=' }])
    expect(sockets({ kind: 'make', dice: { count: 2, need: 'equal' }, pay_die: 'metal' })).toEqual([{ sign: 'x' }, { sign: 'x' }])
    expect(sockets({ kind: 'make', dice: { count: 3, need: 'consecutive' } }).map((one) => one.sign)).toEqual(['n', '+1', '+2'])
    expect(sockets({ kind: 'flip', pay: { energy: 1 } })).toEqual([])
  })
  it('take the dice they can', () => {
    const me = player()
    expect(takes({ kind: 'make', dice: { count: 2, need: 'equal' } }, 3, me)).toBe(true)
    expect(takes({ kind: 'make', dice: { count: 2, need: 'equal' } }, 1, me)).toBe(false)
    expect(takes({ kind: 'make', dice: { count: 1, need: 'any' }, pay_die: 'energy' }, 6, me)).toBe(false)
    expect(takes({ kind: 'make', dice: { count: 1, need: 'any' }, pay_die: 'energy' }, 3, me)).toBe(true)
    expect(takes({ kind: 'make', dice: { count: 3, need: 'sum', value: 12 } }, 6, me)).toBe(true)
    expect(takes({ kind: 'make', dice: { count: 3, need: 'sum', value: 12 } }, 1, me)).toBe(false)
    expect(takes({ kind: 'make', dice: { count: 3, need: 'consecutive' } }, 3, player({ dice: [1, 2, 3] }))).toBe(true)
    expect(takes({ kind: 'lower' }, 1, me)).toBe(false)
    expect(takes({ kind: 'raise' }, 6, me)).toBe(false)
    expect(takes({ kind: 'income' }, 6, me)).toBe(false)
  })
  it('of the headquarters are those with room', () => {
    const { floors } = player()
    expect(floorsFor(2, floors)).toEqual(['research', 'generate'])
    expect(floorsFor(5, floors.map((one) => (one.floor === 'research' ? { ...one, room: 0 } : one)))).toEqual(['mine'])
  })
  it('tell equal dice apart', () => expect(keyed([1, 3, 3]).map((one) => one.key)).toEqual(['1.0', '3.0', '3.1']))
})

describe('a recipe in words', () => {
  it.each<[EffectView, string]>([
    [{ kind: 'make', dice: { count: 2, need: 'equal' }, pay: { energy: 5 }, gain: { goods: 2, metal: 1 } }, '2 equal dice and 5 energy → 2 goods and 1 metal'],
    [{ kind: 'make', dice: { count: 1, need: 'any' }, pay_die: 'energy', gain: {}, gain_die: 'metal' }, 'any die and as much energy as the die shows → as much metal as the die shows'],
    [{ kind: 'make', dice: { count: 2, need: 'equal' }, gain: { goods: 1 }, choose: [{ metal: 2 }, { energy: 3 }, { cards: 2 }] }, '2 equal dice → 1 good and 2 metal or 3 energy or 2 blueprints'],
    [{ kind: 'flip', pay: { energy: 1 } }, '1 energy → one die v turned to 7 − v'],
    [{ kind: 'income', gain: { energy: 2 } }, '2 energy, but not in the round it is built'],
    [{ kind: 'monument' }, 'no activation'],
  ])('%o', (effect, text) => expect(english.say(recipe(effect))).toBe(text))
})

describe('the pairing discard', () => {
  it('is what one would miss least', () => {
    const cards = hand(held(1, { buildable: true, partners: [2, 3, 4] }), held(2, { buildable: true }), held(3), held(4, { barred: true }))
    expect(partner(cards, 1)).toBe(4)
    expect(suggest(cards, [2, 3], 1)).toBe(3)
    expect(suggest(cards, [], 1)).toBeNull()
    expect(partner(null, 1)).toBeNull()
  })
})

describe('a forecast', () => {
  const line = (event: Event) => ({ event, say: { key: 'x' }, rule: 'FF-1' }) as Foreseen['lines'][number]
  it('adds up what is certain', () => {
    const ghost: Foreseen = { lines: [line({ activated: { seat: 0, card: 7, copied: null, dice: [3, 3], discards: [5], pay: { energy: 2 } } }), line({ gained: { seat: 0, gain: { goods: 2, metal: 1 } } }), line({ gained: { seat: 1, gain: { metal: 9 } } })], view: null }
    expect(forecast(ghost, view({ players: [player({ compound: [factory] })] }), 0)).toMatchObject({ goods: 2, metal: 1, energy: -2, hand: -1, score: 2, card: { card: 7, dice: [3, 3] } })
    expect(forecast(ghost, view(), 0).card).toBeNull()
  })
  it('takes the price of a contractor from the market', () => {
    expect(forecast({ lines: [line({ hired: { seat: 0, slot: 1, contractor: 4, discard: 2 } })], view: null }, view(), 0)).toMatchObject({ energy: -2, hand: -1 })
  })
  it('believes the view, if there is one', () => {
    const after = view({ players: [player({ metal: 5, score: 4, goods: 4 })] })
    expect(forecast({ lines: [], view: after }, view(), 0)).toMatchObject({ metal: 3, goods: 3, score: 3, energy: 0 })
    expect(forecast(null, view(), 0).metal).toBe(0)
  })
})

describe('the Machine', () => {
  it('gains with dice that are at most its cards', () => {
    const ticks = machineTicks([3, 2, 6, 1, 1], (kind) => ({ production: 3, utility: 1, training: 1, monument: 0, special: 0 })[kind])
    expect(ticks.map((tick) => [tick.kind, tick.value, tick.gains])).toEqual([['market', 6, false], ['production', 3, true], ['utility', 2, false], ['training', 1, true], ['special', 1, false]])
    expect(machineTicks(null, () => 6).some((tick) => tick.gains)).toBe(false)
  })
})

describe('events', () => {
  const took: Event = { took: { seat: 1, slot: 3, card: 9 } }
  it('have a name and perhaps a seat', () => {
    expect(named(took)).toEqual({ name: 'took', of: { seat: 1, slot: 3, card: 9 } })
    expect(seatOf(took)).toBe(1)
    expect(seatOf({ machine_gained: { goods: 1 } })).toBeNull()
  })
  it('point at pieces', () => {
    expect(spotsOf(took, 0)).toEqual(['print-3', 'seat-1'])
    expect(spotsOf({ placed: { seat: 0, die: 2, floor: 'mine', bonus: false } }, 0)).toEqual(['floor-mine'])
    expect(spotsOf({ placed: { seat: 1, die: 2, floor: 'mine', bonus: false } }, 0)).toEqual(['seat-1'])
  })
})

describe('the desk', () => {
  /** A table that offers first steps, and after `place=…` the floors 1 and 2. */
  function table(first: string[], change: Partial<View> = {}) {
    const sent: string[] = []
    let path: Choice[] = []
    const choice = (step: string): Choice => ({ step, say: { key: 'x' }, rule: 'FF-1' })
    const offered = (): Choice[] => (path.length === 0 ? first : path[0]?.step.startsWith('place=') && path.length === 1 ? ['floor=1', 'floor=2'] : path[0]?.step.startsWith('activate=') && path.length === 1 ? ['die=3'] : []).map(choice)
    const lit = (part: string) => new Set(offered().filter((one) => one.step.startsWith(`${part}=`)).map((one) => Number(one.step.split('=')[1])))
    const fake = {
      view: view(change), me: 0, open: true, ghost: null,
      get path() { return path },
      get choices() { return offered() },
      lit,
      gone: (part: string) => { const found = path.find((one) => one.step.startsWith(`${part}=`)); return found ? Number(found.step.split('=')[1]) : null },
      choose: (part: string, value: number) => { if (lit(part).has(value)) { sent.push(`${part}=${value}`); path = [...path, choice(`${part}=${value}`)] } return Promise.resolve() },
      back: (length: number) => { path = path.slice(0, length); return Promise.resolve() },
    }
    const desk = new Desk(() => fake as unknown as Table)
    desk.remember()
    return { desk, sent }
  }
  it('asks for the floors of a die that is picked up', async () => {
    const { desk, sent } = table(['place=1', 'place=3', 'finish=1'])
    expect(desk.free(1)).toBe(true)
    expect(desk.free(6)).toBe(false)
    await desk.pick('1.0', 1)
    expect(sent).toEqual(['place=1'])
    expect([...desk.floors]).toEqual(['research', 'generate'])
    await desk.toFloor('generate')
    expect(sent).toEqual(['place=1', 'floor=2'])
  })
  it('sends nothing before the only floor is meant', async () => {
    const floors = player().floors.map((one) => (one.floor === 'research' ? { ...one, room: 0 } : one))
    const { desk, sent } = table(['place=1'], { players: [player({ floors })] })
    await desk.pick('1.0', 1)
    expect(sent).toEqual([])
    expect([...desk.floors]).toEqual(['generate'])
    await desk.toFloor('generate')
    expect(sent[0]).toBe('place=1')
  })
  it('puts a die on a card that takes it', async () => {
    const { desk, sent } = table(['place=1', 'place=3', 'activate=7'], { players: [player({ compound: [factory] })] })
    await desk.pick('3.0', 3)
    expect([...desk.cards]).toEqual([7])
    await desk.toCard(7)
    expect(sent).toEqual(['place=3', 'activate=7', 'die=3'])
    expect(desk.held).toBeNull()
  })
  it('puts a die back', async () => {
    const { desk } = table(['place=1'])
    await desk.pick('1.0', 1)
    expect(desk.held?.value).toBe(1)
    await desk.pick('1.0', 1)
    expect(desk.held).toBeNull()
  })
})
