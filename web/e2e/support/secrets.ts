/** What must not reach an onlooker, found by what the players themselves were told. */

import { readFileSync } from 'node:fs'
import type { Change } from '../../src/generated/registry'
import { applied } from '../../src/table/changes'

type View = Record<string, unknown>
interface Told {
  push?: string
  version: number
  happened?: { lines: { changes?: Change[] }[] }[]
  view?: View | null
  changes?: Change[]
  /** The views on the way to this one: right after each thing that was told. */
  moments?: View[]
}
interface Happened {
  kind: string
  [field: string]: unknown
}
interface Card {
  number: number
  id: string
  title: string
}

/** The blueprints of Fantastic Factories by their rows in the data file, counted from 1. */
const DATA = readFileSync('../crates/fantastic-factories/data/standard.toml', 'utf8')
export const CARDS: Card[] = [...DATA.slice(DATA.indexOf('blueprints = ['), DATA.indexOf('contractors = [')).matchAll(/\{ id = "(\w+)", +title = "([^"]+)"/g)].map(([, id = '', title = ''], at) => ({ number: at + 1, id, title }))

/** All that somebody was told; where a view came as what had changed, it is put together as their page does it. */
function parse(texts: readonly string[]): Told[] {
  let view: View | null = null
  return texts.flatMap((text) => {
    if (!text.startsWith('{')) return []
    const told = JSON.parse(text) as Told
    if (told.push !== 'update') return [told]
    if (!told.changes) return (view = told.view ?? null), [told]
    const moments: View[] = []
    for (const changes of [...(told.happened ?? []).flatMap(({ lines }) => lines.map((line) => line.changes ?? [])), told.changes]) moments.push((view = applied(view as View, changes)))
    return [{ ...told, moments, view }]
  })
}
const views = ({ moments = [], view }: Told): (View | null | undefined)[] => [...moments, view]
const updates = (texts: readonly string[]): Told[] => parse(texts).filter((told) => told.push === 'update' && told.view)

/** All values under a name, wherever it stands. */
export function under(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [...(key === name ? [inner] : []), ...under(name, inner)])
}

/** The events of these kinds that somebody was told of. */
const events = (told: Told, ...kinds: string[]): Happened[] => under('event', told.happened).map((event) => event as Happened).filter(({ kind }) => kinds.includes(kind))

/** The cards with the numbers that stand under these names, alone or in lists. */
function numbered(value: unknown, ...names: string[]): Card[] {
  const numbers = names.flatMap((name) => under(name, value)).flat()
  return CARDS.filter(({ number }) => numbers.includes(number))
}

/** The cards of a hand in Fantastic Factories, and those that lie open in a view. */
const held = (view: Record<string, unknown> | null | undefined): Card[] => numbered((view?.hand as { cards?: unknown } | null) ?? {}, 'cards')
const shown = (view: Record<string, unknown> | null | undefined): Card[] => numbered({ ...view, hand: null, decks: null }, 'blueprints', 'discarded_blueprints', 'built', 'known', 'cards')

/** What lays cards open that may be in no view afterwards: the discard pile is shuffled when the deck is empty. */
const discards = (told: Told): Card[] => numbered(events(told, 'hired', 'built', 'activated', 'discarded_down'), 'card', 'discard', 'discards', 'blueprints')

/** Cards that lie in hands and have never lain open; when each of them did so first, if it did. */
export function secrets(players: readonly (readonly string[])[]): { now: Card[]; open: Map<number, number>; ever: Card[] } {
  const all = players.flatMap(updates).sort((a, b) => a.version - b.version)
  const open = new Map<number, number>()
  for (const told of all) for (const { number } of [...views(told).flatMap(shown), ...discards(told)]) if (!open.has(number)) open.set(number, told.version)
  const ever = new Set(all.flatMap((told) => views(told).flatMap(held)))
  const last = players.flatMap((texts) => held(updates(texts).at(-1)?.view))
  return { now: last.filter((card) => !open.has(card.number)), open, ever: [...ever] }
}

/** Waits until everybody has been told of a version: what stands on one screen may not have reached the others yet. */
export async function reached(all: readonly (readonly string[])[], version: number, patience = 20_000): Promise<void> {
  const last = (texts: readonly string[]) => (JSON.parse(texts.findLast((text) => text.startsWith('{"push":"update"')) ?? '{}') as Partial<Told>).version ?? 0
  const end = Date.now() + patience
  while (all.some((texts) => last(texts) < version)) {
    if (Date.now() > end) throw new Error(`version ${version} has not reached all: ${all.map(last).join(', ')}`)
    await new Promise((wait) => setTimeout(wait, 20))
  }
}

/**
 * The cards that lie in hands and have never lain open, and those of them that an onlooker's screen names all the same.
 * The screen is read first. Whatever it shows has happened by then, so the players are judged by what they know at that
 * version or later.
 */
export async function peek(screen: () => Promise<string>, version: () => Promise<number>, players: readonly (readonly string[])[]): Promise<{ hidden: Card[]; named: Card[] }> {
  const said = await screen()
  await reached(players, await version())
  const hidden = secrets(players).now
  return { hidden, named: hidden.filter((card) => said.includes(card.title)) }
}

/** The cards that an update speaks of: in sentences, in events, and in the view. */
function spoken(told: Told): Card[] {
  const pieces = under('piece', told).flatMap((piece) => ((piece as [string, number])[0] === 'blueprint' ? [(piece as [string, number])[1]] : []))
  const text = JSON.stringify(told)
  const happened = under('event', told.happened).filter((event) => !['reshuffled', 'machine_scored'].includes((event as Happened).kind))
  const named = CARDS.filter(({ number, id, title }) => pieces.includes(number) || text.includes(`"factories-card-${id}"`) || text.includes(title))
  return [...named, ...views(told).flatMap((view) => [...shown(view), ...held(view)]), ...numbered(happened, 'card', 'cards', 'copied', 'discard', 'discards', 'blueprints')]
}

/** Where an onlooker was told of a card before it lay open. */
export function leaks(onlooker: readonly string[], players: readonly (readonly string[])[]): string[] {
  const { open, ever } = secrets(players)
  return updates(onlooker).flatMap((told) => {
    const early = ever.filter((card) => told.version < (open.get(card.number) ?? Infinity))
    const said = spoken(told)
    return early.filter((card) => said.includes(card)).map((card) => `version ${told.version} tells of ${card.title}`)
  })
}

/** Whether a card was named that only two may know. A stolen trick lies open: it is played at once. */
function hidden({ card }: Happened, told: Told): boolean {
  if (typeof card !== 'number') return false
  const trick = events(told, 'trick_played', 'no_effect').some((played) => played.card === card)
  return !trick && (told.view?.stage as { kind?: string } | undefined)?.kind !== 'stolen'
}

/** What an onlooker was told that is told to one seat alone: hands, sealed cards and plans, notes, cards that change hands unseen. */
export function ownOnly(texts: readonly string[]): string[] {
  return parse(texts).flatMap((told) => {
    const own = ['hand', 'own', 'sealed'].flatMap((name) => (views(told).some((view) => view?.[name]) ? [name] : []))
    const notes = views(told).some((view) => under('notes', view?.players).length > 0) ? ['notes'] : []
    const drawn = events(told, 'drew').flatMap(({ cards }) => (cards ? ['cards drawn'] : []))
    const passed = events(told, 'given', 'stolen').flatMap((event) => (hidden(event, told) ? ['a card passed on'] : []))
    const asked = 'question' in told ? ['a question'] : []
    return [...own, ...notes, ...drawn, ...passed, ...asked].map((what) => `version ${told.version} tells ${what}`)
  })
}
