import { flushSync, mount, unmount } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { afterEach, describe, expect, it } from 'vitest'
import type { Listing } from '../src/api/types'
import type { Effect, Event, Foresight, HandView, Make, PlayerView, Printed, Blueprint, View } from '../src/generated/fantastic-factories'
import Board from '../src/games/fantastic-factories/Board.svelte'
import { brief } from '../src/games/fantastic-factories/brief'
import { bands, cardsOf, counted, worth } from '../src/games/fantastic-factories/cards'
import { keyed, meant, sockets } from '../src/games/fantastic-factories/dice'
import { machineTicks } from '../src/games/fantastic-factories/machine'
import { script, spotsOf } from '../src/games/fantastic-factories/moves'
import { seatOf, type Table } from '../src/games/fantastic-factories/types'
import * as facts from '../src/table/facts'

function player(change: Partial<PlayerView> = {}): PlayerView {
  return { metal: 2, energy: 3, goods: 1, dice: [1, 3, 3, 6], floors: [[], [], []], built: [], used: [], fresh: [], laid: [], hand: 4, known: [],  score: 1, ...change }
}

const make = (change: Partial<Make>): Effect => ({ kind: 'make', dice: { kind: 'nothing' }, pay: {}, pay_die: null, discard: 0, gain: {}, gain_die: null, gain_high: null, choose: [], extra_die: null, ...change })

function card(number: number, effect: Effect, change: Partial<Blueprint> = {}): Blueprint {
  const rulebook = { effect, says: ['factories-does-nothing'] as [string] }
  return { number, id: `card_${number}`, title: `Card ${number}`, kind: 'production', tool: 'gear', cost: { metal: 1 }, prestige: [1], worth: [1, 2], several: false, discount: 0, says: ['factories-nothing'], rulebook, printed: null, ...change }
}

/** Seven cards, the last of which takes two equal dice. */
function printed(last: Effect = make({ dice: { kind: 'equal', count: 2 } })): Printed {
  const monuments = [1, 2, 3, 4, 5, 6].map((number) => card(number, { kind: 'monument' }, { kind: 'monument', worth: [2, 5] }))
  const foreman = { number: 1, id: 'foreman', title: 'Foreman', pay: { energy: 2 }, service: { kind: 'foreman' as const, most: 4 }, says: ['factories-nothing'] as [string], says_alone: ['factories-nothing'] as [string] }
  return { table: { own_dice: 4, hand: 4, metal: 1, energy: 2, floor_slots: 3, hand_limit: 10, token_limit: 12, end_goods: 12, end_built: 10 }, blueprints: [...monuments, card(7, last)], contractors: [foreman] }
}

const hand = (cards: number[], change: Partial<HandView> = {}): HandView => ({ cards, buildable: [], barred: [], spare: cards, costs: [], affordable: [], cards_over: 0, tokens_over: 0, ...change })

function view(change: Partial<View> = {}): View {
  return {
    round: 1, stage: 'work', order: [0], asked: [0], blueprints: [null, null, null, null],
    contractors: [1, null, null, null], tools: ['gear', 'hammer', 'wrench', 'shovel'], decks: { blueprints: 10, contractors: 5 }, discarded_blueprints: [], discarded_contractors: [],
    players: [player()], hand: null, ...change,
  }
}

describe('sockets', () => {
  it('show what a card wants', () => {
    expect(sockets(make({ dice: { kind: 'value', value: 6 } }))).toEqual([{ pips: 6 }])
    expect(sockets(make({ dice: { kind: 'equal', count: 2 } }))).toEqual([{ sign: '=' }, { sign: '=' }])
    expect(sockets(make({ dice: { kind: 'equal', count: 2 }, pay_die: 'metal' }))).toEqual([{ sign: 'x' }, { sign: 'x' }])
    expect(sockets(make({ dice: { kind: 'consecutive' } })).map((one) => one.sign)).toEqual(['n', '+1', '+2'])
    expect(sockets({ kind: 'black_market', dice: { kind: 'any' }, discard: 1, most: 4 })).toEqual([{ sign: '' }])
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

describe('cards', () => {
  const both = { ...printed(), blueprints: [card(1, { kind: 'monument' }, { kind: 'monument' }), card(2, { kind: 'income', gain: { metal: 1 } }, { printed: { effect: { kind: 'on_build', gain: { metal: 1 } }, says: ['factories-nothing'] } })] }
  const table = { printed: both, piece: (_: string, number: number) => [`name-${number}`] } as unknown as Table
  it('do what the table agreed on', () => {
    expect(cardsOf(table, false).map((one) => one.effect.kind)).toEqual(['monument', 'income'])
    expect(cardsOf(table, true).map((one) => [one.number, one.name[0], one.effect.kind])).toEqual([[1, 'name-1', 'monument'], [2, 'name-2', 'on_build']])
  })
  it('stand by kind, each name once', () => {
    const [monument, other] = cardsOf(table, false)
    const groups = bands([monument!, other!, other!])
    expect(groups.map(({ kind, count, cards }) => [kind, count, cards.map(({ copies }) => copies)])).toEqual([['production', 2, [2]], ['monument', 1, [1]]])
    expect(counted([other!, other!]).map(({ card: one, copies }) => worth(one, copies))).toEqual([2])
  })
  it('are told in a few words where the view is text', () => {
    expect(brief('laid', [7, [3, 3]])).toEqual(['factories-use', { card: { piece: ['blueprint', 7] }, paid: 0, gain: { list: [['factories-dice', { count: 2, dice: '3 3' }]] } }])
    expect(brief('costs', [7, { metal: 2 }])).toEqual(['factories-use', { card: { piece: ['blueprint', 7] }, paid: 0, gain: { list: [['factories-metal', { n: 2 }]] } }])
    expect(brief('built', [7, 8])).toBeNull()
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
  const took: Event = { kind: 'took', seat: 1, slot: 3, card: 9 }
  it('may be about a seat', () => {
    expect(seatOf(took)).toBe(1)
    expect(seatOf({ kind: 'machine_gained', goods: 1 })).toBeNull()
  })
  it('say where pieces come from and go to', () => {
    const { took, placed, gained } = script(0)
    expect(took?.to?.({ kind: 'took', seat: 1, slot: 3, card: 7 }, 'card-7')).toBe('seat-1')
    expect(placed?.to?.({ kind: 'placed', seat: 0, die: 2, floor: 'mine', bonus: false }, 'die-2.0')).toBe('floor-mine')
    const things = gained?.things?.({ kind: 'gained', seat: 0, gain: { metal: 2, goods: 9 } }) ?? []
    expect(things.map(({ from, to }) => `${from} ${to}`), 'from what was used last, and not too many').toEqual([...Array<string>(5).fill('floor-mine wallet-goods'), ...Array<string>(2).fill('floor-mine wallet-metal')])
  })
  it('point at pieces', () => {
    expect(spotsOf(took, 0)).toEqual(['print-3', 'seat-1'])
    expect(spotsOf({ kind: 'placed', seat: 0, die: 2, floor: 'mine', bonus: false }, 0)).toEqual(['floor-mine'])
    expect(spotsOf({ kind: 'placed', seat: 1, die: 2, floor: 'mine', bonus: false }, 0)).toEqual(['seat-1'])
  })
})

describe('the board', () => {
  let taken: (() => void) | null = null
  afterEach(() => taken?.())

  /** A board with a short list of answers, as text. */
  function open(answers: string[], change: Partial<View> = {}, last?: Effect, shown: (Foresight | null)[] = []) {
    const all = [...new Set(answers.flatMap((answer) => answer.split(' ').filter(Boolean)))]
    const list: Listing = { asks: [], facts: all.map((fact) => ({ fact, say: [fact] as [string], rule: 'FF-1' })), answers: answers.map((answer) => answer.split(' ').filter(Boolean).map((fact) => all.indexOf(fact))), foresight: shown as Listing['foresight'] }
    const ways = (said: readonly string[]) => Promise.resolve(facts.narrow(['x'], list, said))
    const state = new SvelteMap([['now', facts.narrow(['x'], list, [])]])
    const now = () => state.get('now') ?? null
    const refused: string[] = []
    const go = (next: facts.Next | null, asked: string) => void (next ? state.set('now', next) : refused.push(asked))
    const said = () => now()?.said.map((choice) => choice.fact) ?? []
    const table: Partial<Table> = {
      view: view(change), printed: printed(last), piece: (_, number) => [`card-${number}`], seats: [], me: 0, asked: [0], open: true, seated: true, area: 'whole', pace: 0, ghost: null, pointed: [], told: [],
      get said() { return now()?.said ?? [] },
      get complete() { return now()?.whole ?? false },
      answers: facts.listed(list) as facts.Listed<Foresight>[],
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
  const built = { players: [player({ dice: [1, 3, 3], built: [7] })] }
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
  it('does not call a card buildable that is asked for to be discarded', async () => {
    const cards = hand([1, 2, 4], { buildable: [1, 2], spare: [4, 2, 1] })
    const { click, find } = open(['build=1 discard=2', 'build=1 discard=4', 'build=2 discard=1', 'build=2 discard=4'], { hand: cards })
    const tag = () => find('[data-spot="hand-2"] .tag')?.textContent ?? ''
    expect(tag()).toContain('buildable')
    await click('[data-spot="hand-1"]')
    expect(tag()).not.toContain('buildable')
  })
  it('builds, and suggests what goes for it', async () => {
    const cards = hand([1, 2, 3, 4], { buildable: [1], barred: [3], spare: [3, 2, 4, 1] })
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
    const { click, lit, said, refused } = open(foreman, { players: [player({ dice: [], pending: { kind: 'foreman', most: 2 } })] })
    await click('.naming [data-value="4"]')
    await click('.naming [data-value="4"]')
    expect([said(), lit()]).toEqual(['die=4 die=4', []])
    await click('.naming [data-value="6"]')
    expect([said(), refused]).toEqual(['die=4 die=4', ['set']])
    await click('.tray > button')
    expect(said()).toBe('die=4')
  })
  it('takes the Specialist’s die', async () => {
    const { click, said } = open(['specialist=1', 'specialist=2', 'specialist=3', 'specialist=4', 'specialist=5', 'specialist=6', 'finish=1'], { players: [player({ dice: [], pending: { kind: 'specialist' } })] })
    await click('.naming button[aria-label="specialist=2"]')
    expect(said()).toBe('specialist=2')
    await click('.naming button[aria-label="specialist=5"]')
    expect(said()).toBe('specialist=5')
  })
  it('offers what a card leaves open', async () => {
    const { click, said } = open(['use=7 choice=1', 'use=7 choice=2', 'finish=1'], { players: [player({ built: [7] })] }, make({ choose: [{ metal: 2 }, { energy: 3 }] }))
    await click('[data-spot="built-7"]')
    await click('.options [aria-label="choice=2"]')
    expect(said()).toBe('use=7 choice=2')
  })
  it('shows what a choice would change', async () => {
    const shown: (Foresight | null)[] = [{ gain: { energy: 1 } }, { pay: { energy: 2, cards: 1 }, gain: { goods: 2, metal: 1 }, score: 2 }, { pay: { energy: 1 }, turned: [3, 4] }, { die: 5 }]
    const { click } = open(['die=1 floor=2', 'use=7 die=3 die=3', 'use=6 die=3', 'specialist=5'], { players: [player({ dice: [1, 3, 3], built: [6, 7] })], hand: hand([1]) }, undefined, shown)
    const deltas = () => [...document.querySelectorAll('.wallet .delta, .hand h2 b')].map((one) => one.textContent)
    expect(deltas()).toEqual([])
    await click('[data-spot="floor-generate"]')
    expect(deltas()).toEqual(['▲1'])
    await click('[data-spot="built-7"]')
    expect(deltas()).toEqual(['▲1', '▼2', '▲2', '▲2', '▼1'])
    await click('[data-spot="built-6"]')
    expect([deltas(), document.querySelectorAll('.tray svg.ghost').length]).toEqual([['▼1'], 1])
  })
  it('hires with a blueprint, in either order', async () => {
    const market: Partial<View> = { stage: 'market', hand: hand([1, 2]) }
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
