/** The view and what is foreseen, in a few words, where the game is shown as text. */

import type { Phrase } from '../../generated/kernel'
import type { Customer, DirectiveView, Foresight, Layout, Printed, RegionView, ResultView, TechnologyView, View } from '../../generated/smartphone'
import type { Brief } from '../../table/board'
import type { Plain } from '../../table/plain'
import { line, row } from '../../table/row'
import { factsOf, placed } from './plan'

/** A word of the game: region, technology, symbol, pad … */
const word = (kind: string, value: string): Phrase => [`smartphone-${kind}-${value.replaceAll('_', '-')}`]
const some = (what: Phrase, n: number): Phrase => ['smartphone-some', { what, n }]
const seat = (of: number): Phrase => ['table-seat', { seat: { seat: of } }]

export function tile(number: number, printed: Printed): Phrase {
  const [one, other] = (printed.tiles[number] ?? []).map((symbol) => word('symbol', symbol))
  if (one === undefined) return ['web-row-none']
  return other === undefined ? ['smartphone-mini', { one }] : ['smartphone-tile', { one, other }]
}

/** What a customer wants, who served them, and whether they would buy from the viewer. */
function customer(of: Customer, at: number, region: RegionView, last: number): Phrase {
  const wants = [...(of.price === null ? [] : [['web-smartphone-wants', { n: of.price }] as Phrase]), ...(of.technology === null ? [] : [word('technology', of.technology)])]
  const [what, other] = wants
  const customer: Phrase = other === undefined ? (what ?? ['web-row-none']) : ['web-smartphone-either', { what: what!, other }]
  const served = region.served?.[at] ?? null
  if (served !== null) return ['web-smartphone-served', { customer, seat: { seat: served }, n: region.seconds?.includes(at) ? 2 : 1 }]
  const kept = (at === 0 ? region.reserved?.[0] : at === last ? region.reserved?.[1] : null) ?? null
  const told: Phrase = kept === null ? customer : ['web-smartphone-reserved', { customer, seat: { seat: kept } }]
  return region.buyers?.includes(at) ? ['web-smartphone-buys', { customer: told }] : told
}

/** The retailer that lies on a region, and what its spaces are worth. */
function retailer({ retailer: laid }: RegionView, printed: Printed): { id: string; spaces: number[] } | null {
  const found = laid ? printed.retailers[laid[0] - 1] : undefined
  return found && laid ? { id: found.id, spaces: found[laid[1]] } : null
}

function customers(of: RegionView, customers: readonly Customer[]): Phrase[] {
  const key = (of.buyers ?? []).length > 0 ? 'web-smartphone-customers-yours' : 'web-smartphone-customers'
  return line(key, customers.map((one, at) => customer(one, at, of, customers.length - 1)))
}

function region(of: RegionView, printed: Printed, view: View): Brief | null {
  const print = (view.small ? printed.small : printed.big).regions.find((found) => found?.id === of.region)
  if (!print) return null
  const [offices, laid] = [(of.offices ?? []).map(seat), retailer(of, printed)]
  const free = Math.max(0, (laid?.spaces.length ?? print.spaces) - offices.length)
  return [
    ['web-smartphone-region', { region: word('region', of.region), size: print.size.toUpperCase(), cost: print.cost }],
    ...line('web-smartphone-offices', [...offices, ['web-smartphone-free', { n: free }]]),
    ...(laid ? [['web-smartphone-retailer', { id: laid.id, spaces: laid.spaces.join(' · ') }] as Phrase] : customers(of, print.customers)),
    ...(of.controlled === undefined ? [] : line('web-smartphone-control', [seat(of.controlled)])),
    ...line('web-smartphone-directors', (of.directors ?? []).map(seat)),
    ...line('web-smartphone-links', print.links.map((link) => word('region', link))),
  ]
}

function technology(of: TechnologyView, printed: Printed): Brief | null {
  const row = printed.technologies.find(({ id }) => id === of.technology)
  if (!row) return null
  return [
    ['web-smartphone-technology', { technology: word('technology', of.technology), cost: of.cost ?? (of.patent === undefined ? row.before : row.after) }],
    word('power', of.power),
    of.patent === undefined ? ['web-smartphone-patent-free', { vp: row.patent }] : ['web-smartphone-patent', { vp: row.patent, seat: { seat: of.patent } }],
    ...line('web-smartphone-researched', (of.offices ?? []).map(seat)),
  ]
}

function directive(of: DirectiveView): Brief {
  return [
    ['web-row-just', { what: { piece: ['directive', of.number] } }],
    ...(of.taken === undefined ? [] : line('web-smartphone-taken', [seat(of.taken)])),
    ...line('web-smartphone-declined', (of.declined ?? []).map(seat)),
    ...line('web-smartphone-reached', of.reached.map((n, index): Phrase => some(seat(index), n))),
  ]
}

/** What a plan comes to. The fourth symbol is the factory. */
const result = (of: ResultView): Phrase => ['web-smartphone-result', { price: of.price, goods: of.goods, research: of.research, logistics: of.logistics, factory: of.symbols[3] > 0 ? 1 : 0 }]

function plan(layout: Layout, printed: Printed): Phrase {
  const { lower, upper, turn, at: [x, y] } = layout.pads
  const laid = factsOf(layout).filter(({ part }) => part === 'tile').map(({ value }): Phrase => {
    const { between, squares } = placed(value, printed)
    return [`smartphone-fact-${between ? 'between' : 'on-top'}`, { squares: { list: squares.map(({ symbol, x, y }): Phrase => ['smartphone-square', { symbol: word('symbol', symbol), x, y }]) } }]
  })
  return row([['smartphone-fact-lower', { pad: word('pad', lower) }], ['smartphone-fact-upper', { pad: word('pad', upper) }], ['smartphone-fact-turn', { n: 90 * turn }], ['smartphone-fact-at', { x, y }], ...laid])
}

function foresight(of: Foresight): Phrase {
  return 'plan' in of ? result(of.plan) : ['web-smartphone-sale', { vp: of.sale.vp }]
}

export function brief(field: string, value: Plain, printed: Printed, view: View): Brief | null {
  const list = Array.isArray(value)
  const programme = field === 'steve' && value === true ? printed.programme[view.round - 1] : undefined
  if (programme) return ['web-smartphone-programme', { price: programme.price, goods: programme.goods, research: programme.research, logistics: programme.logistics }]
  const numbers = list ? value.filter((one) => typeof one === 'number') : []
  if (list && (field === 'row' || field === 'tiles')) return row(numbers.map((one) => tile(one, printed)))
  if (list && field === 'retailers') return ['web-row-just', { what: numbers.map((one) => printed.retailers[one - 1]?.id).join(' · ') }]
  if (list && (field === 'researching' || field === 'entering')) return row((value as [string, number][]).map(([what, n]) => some(word(field === 'entering' ? 'region' : 'technology', what), n)))
  if (list && field === 'lent') return row((['research', 'logistics'] as const).map((what, at) => some(word('symbol', what), Number(value[at]))))
  if (list || value === null || typeof value !== 'object') return null
  const of = value as unknown
  if (field === 'regions') return region(of as RegionView, printed, view)
  if (field === 'technologies') return technology(of as TechnologyView, printed)
  if (field === 'directives') return directive(of as DirectiveView)
  if (field === 'result') return result(of as ResultView)
  if (field === 'foresight') return foresight(of as Foresight)
  return field === 'plan' || field === 'sealed' ? plan(of as Layout, printed) : null
}
