/**
 * Any view as text: how the values of a view are read without knowing its game. Field names are the messages
 * `plain-field-<game>-<name>`, or else `plain-field-<name>`; words in a view are named by its game's module, or stand as
 * they are.
 */

import { components } from '../words/catalogue.svelte'
import { t, words } from '../words/words.svelte'
import type { Phrase } from '../api/types'
import type { BoardModule, Sketch } from './board'

export type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain }

/** How a game's module helps to say its view: see `BoardModule`. */
export interface Speech {
  game: string
  module: BoardModule
  view: unknown
  /** What draws some values, once it is there. */
  Sketch?: Sketch | null
}

/** What a field is called in this game. */
export function label({ game }: Pick<Speech, 'game'>, field: string): string {
  const key = [`plain-field-${game}-${field}`, `plain-field-${field}`].find((key) => words.has(key))
  return key === undefined ? field.replaceAll('_', ' ') : t(key)
}

/** A value in a few words, line by line, if its game has them. */
export function brief({ module, view }: Speech, field: string, value: Plain): readonly Phrase[] | null {
  const said = module.brief?.(field, value, components.printed, view) ?? null
  return said === null || typeof said[0] !== 'string' ? (said as readonly Phrase[] | null) : [said as Phrase]
}

export const isObject = (value: Plain | undefined): value is { [name: string]: Plain } => typeof value === 'object' && value !== null && !Array.isArray(value)
export const isScalar = (value: Plain | undefined): value is null | boolean | number | string => typeof value !== 'object' || value === null

/** A list whose items are all simple: it fits into one line. */
export const isShort = (value: Plain | undefined): boolean => isScalar(value) || (Array.isArray(value) && value.every(isScalar))

/** A list of lists, each of which fits into a line: `0/1 · 2/0`. */
export const isPairs = (value: Plain | undefined): value is Plain[][] => Array.isArray(value) && value.length > 0 && value.every((one) => Array.isArray(one) && isShort(one))

/** A list of objects with nothing but short fields: it fits into a table. The columns, in order; null if it does not. */
export function columns(value: Plain): string[] | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every((one) => isObject(one) && Object.values(one).every(isShort))) return null
  const names = new Set(value.flatMap((one) => Object.keys(one as object)))
  return [...names].filter((name) => !isHidden(name))
}

/** Fields whose numbers are seats in every game; `more` are those of one game. */
const SEATS = ['seat', 'first', 'order', 'asked']
export function namesSeat(field: string, value: Plain, more: readonly string[] = []): boolean {
  const seat = (one: Plain) => one === null || typeof one === 'number'
  return (SEATS.includes(field) || more.includes(field)) && (Array.isArray(value) ? value.every(seat) : seat(value))
}

/** Numbers that only programs need. */
const HIDDEN = new Set(['number', 'options', 'limits', 'id'])
export const isHidden = (field: string): boolean => HIDDEN.has(field)

/** An enum with data, `{ kind: 'plug_in', card: 15 }`, as its name and what it holds. */
export function variant(value: Plain): { name: string; inner: Plain } | null {
  if (!isObject(value) || typeof value.kind !== 'string') return null
  const { kind, ...inner } = value
  return Object.keys(inner).length > 0 ? { name: kind, inner } : null
}

/** What an object is called, if it says so itself. */
export function titleOf(value: { [name: string]: Plain }): { id: string | null; of: string; title: string } | null {
  const of = ['title', 'name', 'company'].find((field) => typeof value[field] === 'string')
  return of === undefined ? null : { id: typeof value.id === 'string' ? value.id : null, of, title: String(value[of]) }
}

/** An enum written `{ kind: 'bidding' }` without more is its word. */
export const simple = (value: Plain): Plain => (isObject(value) && Object.keys(value).length === 1 && typeof value.kind === 'string' ? value.kind : value)

/**
 * The fields of a view in reading order: simple ones, then what belongs to the viewer, what leads, the players, the rest.
 * `lines` says in how many lines the game puts a value: one is simple, none is left out; null where it has no words.
 */
export function sections(view: { [name: string]: Plain }, lead: readonly string[] = [], lines: (name: string, value: Plain) => number | null = () => null): { facts: [string, Plain][]; lists: [string, Plain][] } {
  const entries = Object.entries(view)
    .filter(([name, value]) => !isHidden(name) && value !== null && lines(name, value) !== 0)
    .map(([name, value]): [string, Plain] => [name, simple(value)])
  const own = new Set(['hand', 'own'])
  const rank = (name: string) => (own.has(name) ? 0 : lead.includes(name) ? 1 : name === 'players' ? 2 : 3)
  const simply = (name: string, value: Plain) => isShort(value) || lines(name, value) === 1
  return {
    facts: entries.filter(([name, value]) => simply(name, value) && !(Array.isArray(value) && value.length === 0)),
    lists: entries.filter(([name, value]) => !simply(name, value)).sort(([a], [b]) => rank(a) - rank(b)),
  }
}
