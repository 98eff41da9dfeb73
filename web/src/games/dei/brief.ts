/** The view and what is foreseen, in a few words, where the game is shown as text. */

import type { Advantage, AutomaView, By, Card, Colour, Drone, Foresight, GiftView, MarketView, MissionView, Printed, RegionView, StoreView, SymbolsView, UnitsView, View } from '../../generated/dei'
import type { Phrase } from '../../generated/kernel'
import type { Brief } from '../../table/board'
import type { Plain } from '../../table/plain'
import { line, row } from '../../table/row'

/** The symbols of a card, in the order of its row: `By::SYMBOLS` in crates/dei. */
const SYMBOLS: readonly By[] = ['enlist', 'move', 'collect', 'build', 'climb', 'muster', 'refine', 'kill', 'copy', 'leader_enlist', 'leader_move', 'leader_collect', 'leader_build', 'leader_kill']
const STRUCTURES = ['refuge', 'elevator', 'bridge']

/** The key of a word of the game: faction, colour, drone … */
export const key = (kind: string, value: string): string => `dei-${kind}-${value.replaceAll('_', '-').replace(/(?<=[a-z])(?=\d)/, '-')}`
const word = (kind: string, value: string): Phrase => [key(kind, value)]
const just = (what: string): Phrase => ['web-row-just', { what }]
const some = (of: string, n = 0): Phrase[] => (n > 0 ? [[of, { n }]] : [])
const count = (what: Phrase, n: number): Phrase => ['web-dei-count', { what, n }]

/** Courtyards are numbered first, over the largest board of 4 rows and 6 columns of districts, then roofs. */
const COURTYARDS = 35
const isRoof = (region: number) => region >= COURTYARDS

/** Row and column of a region, from 1. */
export function placeOf(region: number): { roof: boolean; row: number; column: number } {
  const [at, wide] = isRoof(region) ? [region - COURTYARDS, 6] : [region, 7]
  return { roof: isRoof(region), row: Math.floor(at / wide) + 1, column: (at % wide) + 1 }
}

/** C23 is the courtyard in row 2 and column 3, R23 the roof. */
export function label(region: number): string {
  const { roof, row, column } = placeOf(region)
  return `${roof ? 'R' : 'C'}${row}${column}`
}

const tokens = ({ technology, energy, candies }: Partial<StoreView>): Phrase[] => [...some('dei-some-technology', technology), ...some('dei-some-energy', energy), ...some('web-dei-candies', candies)]

function symbols(left: readonly (readonly [By, number])[], drone: readonly [Drone, number] | null | undefined, exchange = 0): Phrase[] {
  const all = left.filter(([, n]) => n > 0).map(([by, n]): Phrase => ['dei-times', { what: word('by', by), n }])
  return [...all, ...(drone ? [['dei-does-drone', { drone: word('drone', drone[0]), bonus: drone[1] }] as Phrase] : []), ...some('dei-does-exchange', exchange)]
}

/** What a card does, part by part. */
function does({ symbols: row, drone, exchange, gain, gear }: Card, { numbers }: Printed): Phrase[] {
  const amounts: Record<string, number> = { vending_machine: numbers.vending_candies, banner: numbers.banner, power_unit: numbers.power_supplies }
  const gains = (['technology', 'energy', 'candies', 'supplies'] as const).flatMap((what) => some(`dei-does-${what}`, gain[what]))
  const effect: Phrase[] = gear ? [[key('does-gear', gear), { n: amounts[gear] ?? 1 }]] : []
  return [...symbols(SYMBOLS.map((by, at) => [by, row[at] ?? 0]), drone, exchange), ...gains, ...effect]
}

/** A card and what it does; what comes from a faction goes by that alone. */
function card(number: number, printed: Printed): Phrase {
  const found = printed.cards[number]
  if (!found) return ['web-row-none']
  const list = { list: does(found, printed) }
  return found.faction ? ['web-row-just', { what: list }] : ['dei-card', { name: { piece: ['card', number] }, does: list }]
}

/** A faction's units: what they are worth, and what they are. */
function units({ seat: of, scrappers = 0, leader, value }: UnitsView): Phrase {
  const bonus = value - scrappers - Number(leader ?? false)
  return ['web-dei-units', { seat: { seat: of }, value, units: { list: [...some('web-dei-scrappers', scrappers), ...(leader ? [['web-dei-leader'] as Phrase] : []), ...some('web-dei-bonus', bonus)] } }]
}

/** Refuges, and where Elevators and Bridges lead. */
function structures(of: RegionView, view: View): Phrase[] {
  const refuges = (of.refuges ?? []).map((owner): Phrase => ['web-dei-whose', { what: word('structure', 'refuge'), seat: { seat: owner } }])
  const ways = view.ways.filter(({ region, other }) => region === of.region || other === of.region).map((way): Phrase => {
    const to = way.region === of.region ? way.other : way.region
    const what: Phrase = ['web-dei-way', { what: word('structure', isRoof(to) && isRoof(of.region) ? 'bridge' : 'elevator'), to: label(to) }]
    return way.seat === undefined ? ['web-dei-neutral', { what }] : ['web-dei-whose', { what, seat: { seat: way.seat } }]
  })
  return [...(of.neutral_refuge ? [['plain-field-neutral_refuge'] as Phrase] : []), ...refuges, ...ways]
}

function region(of: RegionView, view: View): Brief {
  const outposts = (of.outposts ?? []).map(({ colour, holder, hacked }): Phrase => {
    const what: Phrase = hacked ? ['web-dei-hacked', { what: word('colour', colour) }] : word('colour', colour)
    return holder === undefined ? what : ['web-dei-whose', { what, seat: { seat: holder } }]
  })
  const there = [...(of.units ?? [])].sort((one, other) => other.value - one.value)
  // A faction that is alone has both.
  const most: Phrase[] = there.length < 2 ? [] : of.supremacy !== undefined ? [['web-dei-supremacy', { seat: { seat: of.supremacy } }]] : of.majority !== undefined ? [['web-dei-majority', { seat: { seat: of.majority } }]] : [['web-dei-tie']]
  return [
    row([just(label(of.region)), ...tokens(of), ...(of.sealed ? [['plain-field-dei-sealed'] as Phrase] : [])]),
    ...line('web-dei-outposts', outposts),
    ...(there.length > 0 ? [...line('web-dei-there', there.map(units)), ...most] : [['web-dei-nobody'] as Phrase]),
    ...line('web-dei-structures', structures(of, view)),
    ...line('web-dei-also', [...(of.drones ?? []).map((drone) => word('drone', drone)), ...(of.altar ? [['plain-field-altar'] as Phrase] : [])]),
  ]
}

/** A market card by card: what each does, costs, requires and is worth in the end. */
function market({ market: of, cards, deck }: MarketView, printed: Printed): Brief {
  const offers = cards.map((number, slot): Phrase => {
    const found = number === null ? undefined : printed.cards[number]
    if (number === null || !found) return ['web-row-none']
    const price = tokens({ technology: found.technology, energy: found.energy })
    const needs = of === 'black' ? [] : some('web-dei-needs', printed.numbers.required[slot])
    return row([card(number, printed), ['web-dei-price', { price: { list: price.length > 0 ? price : [['dei-nothing']] } }], ...needs, ...some('web-dei-worth', found.supplies)])
  })
  return [row([word('market', of), ['web-dei-deck', { n: deck }]]), ...offers]
}

/** The missions of a column, and what each would pay now. */
function missions(column: readonly MissionView[], printed: Printed, view: View): Brief {
  const seats = view.players.filter((player) => !player.automa).map((player) => player.seat)
  const pays = (n: number, per: number): Phrase => ['dei-pays', { pays: n, per }]
  const each = column.flatMap(({ mission, pays: now, marks = [] }): Phrase[] => {
    const found = printed.missions[mission]
    if (!found) return []
    const said: Phrase = ['dei-mission', { counts: word('count', found.counts), pays: pays(found.pays, found.per), late: pays(found.late, found.late_per) }]
    const paid = seats.map((of, at): Phrase => [marks.includes(of) ? 'web-dei-marked' : 'web-dei-pays', { seat: { seat: of }, n: now[at] ?? 0 }])
    return [said, ['web-dei-now', { list: row(paid) }]]
  })
  const n = view.missions.indexOf(column as MissionView[]) + 1
  return [[column.some(({ late }) => late) ? 'web-dei-column-late' : 'web-dei-column', { n }], ...each]
}

function automa({ needs, spaces = [], deck, discard }: AutomaView, printed: Printed): Brief {
  const cards = spaces.map((space) => printed.automa[space]).filter((found) => found !== undefined)
  return [
    ['web-dei-automa-needs', { list: row(needs.map((colour, at): Phrase => ['web-dei-need', { colour: word('colour', colour), n: printed.numbers.needs[at] ?? 0 }])) }],
    ...cards.map(({ id, tries }): Phrase => ['web-dei-tries', { id, list: row(tries.map((deed) => word('deed', deed))) }]),
    ['web-dei-automa-deck', { deck, discard }],
  ]
}

function gift(number: number, printed: Printed): Phrase {
  const found = printed.gifts.find((one) => one.number === number)
  if (!found) return ['web-row-none']
  return ['dei-gift', { number, does: [key('boon', found.effect), { n: found.amount }], demands: [key('demand', found.demand), { n: found.least }] }]
}

/** An advantage, whether it is unlocked, and what it does. */
function advantage([id, unlocked]: [Advantage, boolean], printed: Printed): Brief | null {
  const found = printed.advantages.find(({ effect }) => effect === id)
  if (!found) return null
  const head = row([word('advantage', id), word('colour', found.colour), ...(unlocked ? [['web-dei-unlocked'] as Phrase] : [])])
  return [head, [key('does-advantage', id), { n: found.amount, technology: found.gain.technology, energy: found.gain.energy, candies: found.gain.candies }]]
}

function faction(id: string, printed: Printed): Phrase {
  const found = printed.factions.find((one) => one.id === id)
  if (!found) return word('faction', id)
  return row([word('faction', id), ['dei-skill', { name: word('skill', found.skill), does: [key('does-skill', found.skill), { n: found.amount }] }], word('drone', found.drone)])
}

function resolving({ card: number, left, exchange, drone, within }: SymbolsView): Phrase {
  return row([...(number === undefined ? [] : [['web-row-just', { what: { piece: ['card', number] } }] as Phrase]), ...symbols(left, drone, exchange), ...(within === undefined ? [] : [just(label(within))])])
}

function foresight({ supplies, majority }: Foresight): Brief | null {
  const all: Phrase[] = majority ? [['web-dei-foreseen', { label: label(majority.region), own: majority.own, best: majority.best }]] : []
  if (supplies !== undefined) all.push(['web-dei-supplies', { n: supplies }])
  return all.length > 0 ? row(all) : null
}


export function brief(field: string, value: Plain, printed: Printed, view: View): Brief | null {
  // Seats that are asked and the Automa are marked as such, ways stand with their regions, and districts are only where those come from.
  if (['asked', 'districts', 'ways'].includes(field) || (field === 'automa' && value === true)) return []
  if (typeof value === 'number') return field === 'leader' ? just(label(value)) : null
  if (typeof value === 'string') return field === 'faction' ? faction(value, printed) : null
  if (value === null || typeof value === 'boolean') return null
  const of = value as unknown
  if (Array.isArray(value)) {
    const numbers = value.filter((one) => typeof one === 'number')
    if (['hand', 'up', 'down', 'bin'].includes(field)) return row(numbers.map((one) => card(one, printed)))
    if (field === 'gifts') return row(numbers.map((one) => gift(one, printed)))
    if (field === 'structures') return row(numbers.map((n, at) => count(word('structure', STRUCTURES[at] ?? ''), n)))
    if (field === 'cubes') return row((of as [Colour, number][]).map(([colour, n]) => count(word('colour', colour), n)))
    if (field === 'cube') return ['web-dei-whose', { what: word('colour', String(value[1])), seat: { seat: Number(value[0]) } }]
    if (field === 'advantages' && typeof value[0] === 'string') return advantage(of as [Advantage, boolean], printed)
    return field === 'missions' && !Array.isArray(value[0]) ? missions(of as MissionView[], printed, view) : null
  }
  if (field === 'regions') return region(of as RegionView, view)
  if (field === 'markets') return market(of as MarketView, printed)
  if (field === 'supply' || field === 'store') return row(tokens(of as StoreView))
  if (field === 'symbols') return resolving(of as SymbolsView)
  if (field === 'automa') return automa(of as AutomaView, printed)
  if (field === 'gift') return ['web-dei-gift', { gift: gift((of as GiftView).number, printed), n: (of as GiftView).has }]
  return field === 'foresight' ? foresight(of as Foresight) : null
}
