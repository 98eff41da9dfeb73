import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { afterEach, describe, expect, it } from 'vitest'
import type { Listing } from '../src/api/types'
import type { BlueprintView, EffectView, Event, HandView, HeldView, PlayerView, View } from '../src/generated/fantastic-factories'
import Board from '../src/games/fantastic-factories/Board.svelte'
import { keyed, meant, sockets } from '../src/games/fantastic-factories/dice'
import { forecast } from '../src/games/fantastic-factories/forecast'
import { machineTicks } from '../src/games/fantastic-factories/machine'
import { suggest } from '../src/games/fantastic-factories/pairing'
import { recipe } from '../src/games/fantastic-factories/recipe'
import { spotsOf } from '../src/games/fantastic-factories/story'
import { named, seatOf, type Foreseen, type Table } from '../src/games/fantastic-factories/types'
import * as facts from '../src/table/facts'
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
})

describe('equal dice', () => {
  const dice = keyed([1, 3, 3])
  it('are told apart', () => expect(dice.map((one) => one.key)).toEqual(['1.0', '3.0', '3.1']))
  it('are meant as they were touched', () => {
    expect([...meant(dice, [3], [])]).toEqual(['3.0'])
    expect([...meant(dice, [3], ['3.1', '1.0'])]).toEqual(['3.1'])
    expect([...meant(dice, [3, 3], ['3.1'])]).toEqual(['3.1', '3.0'])
    expect([...meant(dice, [6], ['3.1'])]).toEqual([])
  })
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
    const cards = hand(held(1, { buildable: true }), held(2, { buildable: true }), held(3), held(4, { barred: true }))
    expect(suggest(cards, [2, 3, 4])).toBe(4)
    expect(suggest(cards, [2, 3])).toBe(3)
    expect(suggest(cards, [])).toBeNull()
    expect(suggest(null, [1])).toBeNull()
  })
})

describe('a forecast', () => {
  const line = (event: Event) => ({ event, say: ['x'] as [string], rule: 'FF-1' }) as Foreseen['lines'][number]
  it('adds up what is certain', () => {
    const ghost: Foreseen = { lines: [line({ activated: { seat: 0, card: 7, copied: null, dice: [3, 3], discards: [5], pay: { energy: 2 } } }), line({ gained: { seat: 0, gain: { goods: 2, metal: 1 } } }), line({ gained: { seat: 1, gain: { metal: 9 } } })], view: null }
    expect(forecast(ghost, view({ players: [player({ compound: [factory] })] }), 0)).toMatchObject({ goods: 2, metal: 1, energy: -2, hand: -1, score: 2 })
  })
  it('takes the price of a contractor from the market', () => {
    expect(forecast({ lines: [line({ hired: { seat: 0, slot: 1, contractor: 4, discard: 2 } })], view: null }, view(), 0)).toMatchObject({ energy: -2, hand: -1 })
  })
  it('shows dice that turn or come', () => {
    expect(forecast({ lines: [line({ trained: { seat: 0, from: 3, to: 4 } })], view: null }, view(), 0).turned).toEqual({ from: 3, to: 4 })
    expect(forecast({ lines: [line({ specialist_taken: { seat: 0, value: 5 } })], view: null }, view(), 0).extra).toBe(5)
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

describe('the board', () => {
  let taken: (() => void) | null = null
  afterEach(() => taken?.())

  /** A board with a short list of answers, as text. */
  function open(answers: string[], change: Partial<View> = {}) {
    const all = [...new Set(answers.flatMap((answer) => answer.split(' ').filter(Boolean)))]
    const list: Listing = { asks: [], facts: all.map((fact) => ({ fact, say: [fact] as [string], rule: 'FF-1' })), answers: answers.map((answer) => answer.split(' ').filter(Boolean).map((fact) => all.indexOf(fact))) }
    const ways = (said: readonly string[]) => Promise.resolve(facts.narrow(['x'], list, said))
    const state = new SvelteMap([['now', facts.narrow(['x'], list, [])]])
    const now = () => state.get('now') ?? null
    const refused: string[] = []
    const go = (next: facts.Next | null, asked: string) => void (next ? state.set('now', next) : refused.push(asked))
    const said = () => now()?.said.map((choice) => choice.fact) ?? []
    const table: Partial<Table> = {
      view: view(change), seats: [], me: 0, asked: [0], open: true, seated: true, area: 'whole', pace: 0, ghost: null, pointed: [], told: [],
      get said() { return now()?.said ?? [] },
      get complete() { return now()?.whole ?? false },
      answers: facts.listed(list),
      words: (part, value) => list.facts.find((choice) => choice.fact === facts.write(part, value))?.say ?? null,
      lit: (part) => facts.lit(now(), part),
      all: (part) => facts.said(now(), part),
      one: (part) => facts.said(now(), part)[0] ?? null,
      set: async (wanted) => go(await ways(wanted.map((fact) => facts.write(fact.part, fact.value))), 'set'),
      pick: async (part, value) => go(await facts.pick(ways, said(), facts.write(part, value)), facts.write(part, value)),
      aim: () => {},
      onstory: () => () => {},
      say: (phrase) => phrase[0],
    }
    const board = mount(Board, { target: document.body, props: { table: table as Table } })
    taken = () => void unmount(board)
    flushSync()
    const find = (spot: string) => document.querySelector<HTMLElement>(spot)!
    const click = async (spot: string) => {
      find(spot).click()
      await new Promise((done) => setTimeout(done, 5))
      flushSync()
    }
    const lit = () => [...document.querySelectorAll<HTMLElement>('.lit')].map((one) => one.dataset.die ?? one.dataset.spot ?? one.getAttribute('aria-label') ?? one.textContent)
    return { find, click, lit, refused, said: () => said().join(' ') }
  }
  const work = ['die=1 floor=1', 'die=1 floor=2', 'die=3 floor=1', 'die=3 floor=2', 'use=7 die=3 die=3', 'finish=1']
  const built = { players: [player({ dice: [1, 3, 3], compound: [factory] })] }
  const die = (key: string) => `[data-die="${key}"]`

  it('lights what a die can be laid on', async () => {
    const { click, lit, said } = open(work, built)
    expect(lit()).toEqual(['1.0', '3.0', '3.1', 'floor-research', 'floor-generate', 'built-7'])
    await click(die('1.0'))
    expect(lit()).toEqual(['floor-research', 'floor-generate'])
    await click('[data-spot="floor-generate"]')
    expect(said()).toBe('die=1 floor=2')
    await click(die('1.0'))
    expect([said(), lit()]).toEqual(['floor=2', ['1.0', '3.0', '3.1']])
  })
  it('takes equal dice one by one, and the one that was touched', async () => {
    const { click, find, lit, said } = open(work, built)
    await click(die('3.1'))
    expect([find(die('3.0')).getAttribute('aria-pressed'), find(die('3.1')).getAttribute('aria-pressed')]).toEqual(['false', 'true'])
    expect(lit()).toEqual(['3.0', 'floor-research', 'floor-generate', 'built-7'])
    await click('[data-spot="built-7"]')
    expect(said()).toBe('die=3 use=7')
    expect(document.querySelectorAll('[data-spot="built-7"] svg.ghost')).toHaveLength(2)
    await click('[data-spot="built-7"]')
    await click(die('3.0'))
    expect(said()).toBe('die=3 die=3')
    await click(die('3.1'))
    expect([said(), find(die('3.1')).getAttribute('aria-pressed')]).toEqual(['die=3', 'false'])
  })
  it('says why a piece cannot be chosen', async () => {
    const { click, refused } = open(work, built)
    await click('[data-spot="floor-mine"]')
    expect(refused).toEqual(['floor=3'])
  })
  it('builds, and suggests what goes for it', async () => {
    const cards = hand(held(1, { buildable: true }), held(2), held(3, { barred: true }), held(4))
    const { click, find, lit, said } = open(['build=1 discard=2', 'build=1 discard=3', 'finish=1'], { hand: cards })
    expect(lit()).toEqual(['hand-1', 'hand-2', 'hand-3'])
    await click('[data-spot="hand-1"]')
    expect(lit()).toEqual(['hand-2', 'hand-3'])
    expect(find('[data-spot="hand-3"] .tag').textContent).toContain('suggested')
    await click('[data-spot="hand-2"]')
    expect(said()).toBe('build=1 discard=2')
    await click('[data-spot="hand-1"]')
    expect(said()).toBe('discard=2')
  })
  it('sets the dice of the Foreman one by one', async () => {
    const values = [1, 2, 3, 4, 5, 6]
    const foreman = ['', ...values.map((one) => `die=${one}`), ...values.flatMap((one) => values.filter((two) => two >= one).map((two) => `die=${one} die=${two}`))]
    const { click, lit, said, refused } = open(foreman, { players: [player({ dice: [], pending: { foreman: { most: 2 } } })] })
    await click('.naming [data-value="4"]')
    await click('.naming [data-value="4"]')
    expect([said(), lit()]).toEqual(['die=4 die=4', []])
    await click('.naming [data-value="6"]')
    expect([said(), refused]).toEqual(['die=4 die=4', ['set']])
    await click('.tray > button')
    expect(said()).toBe('die=4')
  })
  it('takes the Specialist’s die', async () => {
    const { click, said } = open(['specialist=1', 'specialist=2', 'specialist=3', 'specialist=4', 'specialist=5', 'specialist=6', 'finish=1'], { players: [player({ dice: [], pending: 'specialist' })] })
    await click('.naming button[aria-label="specialist=2"]')
    expect(said()).toBe('specialist=2')
    await click('.naming button[aria-label="specialist=5"]')
    expect(said()).toBe('specialist=5')
  })
  it('offers what a card leaves open', async () => {
    const choose = card(7, { kind: 'make', choose: [{ metal: 2 }, { energy: 3 }] })
    const { click, said } = open(['use=7 choice=1', 'use=7 choice=2', 'finish=1'], { players: [player({ compound: [{ ...factory, cards: factory.cards.map((one) => ({ ...one, card: choose })) }] })] })
    await click('[data-spot="built-7"]')
    await click('.options [aria-label="choice=2"]')
    expect(said()).toBe('use=7 choice=2')
  })
  it('hires with a blueprint, in either order', async () => {
    const market = { stage: { market: { turn: 0, wiped: false } } as unknown as View['stage'], hand: hand(held(1), held(2)) }
    const { click, lit, said } = open(['take=1', 'hire=1 discard=2 opponent=1', 'hire=1 discard=2 opponent=3', 'wipe=1 pay=1', 'wipe=1 pay=2'], market)
    expect(lit()).toContain('contractor-1')
    await click('[data-spot="hand-2"]')
    expect(said()).toBe('discard=2')
    await click('.pile button')
    expect(said()).toBe('wipe=1')
    await click('[data-spot="contractor-1"]')
    expect(said()).toBe('hire=1')
  })
})
