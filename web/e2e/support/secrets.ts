/** What must not reach an onlooker, found by what the players themselves were told. */

interface Told {
  push?: string
  version: number
  happened?: unknown[]
  view?: Record<string, unknown> | null
}
interface Card {
  id: string
  title: string
}

const parse = (texts: readonly string[]): Told[] => texts.flatMap((text) => (text.startsWith('{') ? [JSON.parse(text) as Told] : []))
const updates = (texts: readonly string[]): Told[] => parse(texts).filter((told) => told.push === 'update' && told.view)

/** All values under a name, wherever it stands. */
export function under(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [...(key === name ? [inner] : []), ...under(name, inner)])
}

/** The cards of a hand in Fantastic Factories. */
function held(view: Record<string, unknown>): Card[] {
  const hand = view.hand as { cards: { card: Card }[] } | null
  return (hand?.cards ?? []).map(({ card }) => ({ id: card.id, title: card.title }))
}

/** What lays cards open that may be in no view afterwards: the discard pile is shuffled when the deck is empty. */
const DISCARDS = ['hired', 'built', 'activated', 'discarded_down']

/** The lines of an update that tell of discarded cards, which they name by the keys of their titles. */
const discards = ({ happened }: Told): string =>
  under('lines', happened)
    .flatMap((lines) => lines as { event: unknown }[])
    .filter(({ event }) => typeof event === 'object' && event !== null && DISCARDS.some((kind) => kind in event))
    .map((line) => JSON.stringify(line))
    .join()

/** Cards that lie in hands and have never lain open; when each of them did so first, if it did. */
export function secrets(players: readonly (readonly string[])[]): { now: Card[]; open: Map<string, number>; ever: Card[] } {
  const all = players.flatMap(updates).sort((a, b) => a.version - b.version)
  const open = new Map<string, number>()
  for (const { version, view } of all) {
    for (const id of under('id', { ...view, hand: null })) if (typeof id === 'string' && !open.has(id)) open.set(id, version)
  }
  const ever = new Map(all.flatMap(({ view }) => held(view ?? {})).map((card) => [card.id, card]))
  for (const told of all) {
    const text = discards(told)
    for (const { id } of ever.values()) if (text.includes(`"factories-card-${id}"`)) open.set(id, Math.min(told.version, open.get(id) ?? Infinity))
  }
  const last = players.flatMap((texts) => held(updates(texts).at(-1)?.view ?? {}))
  return { now: last.filter((card) => !open.has(card.id)), open, ever: [...ever.values()] }
}

/** Waits until everybody has been told of a version: what stands on one screen may not have reached the others yet. */
export async function reached(all: readonly (readonly string[])[], version: number, patience = 20_000): Promise<void> {
  const last = (texts: readonly string[]) => parse([texts.findLast((text) => text.startsWith('{"push":"update"')) ?? '']).at(0)?.version ?? 0
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

/** Where an onlooker was told of a card before it lay open. */
export function leaks(onlooker: readonly string[], players: readonly (readonly string[])[]): string[] {
  const { open, ever } = secrets(players)
  return updates(onlooker).flatMap((told) => {
    const text = JSON.stringify(told)
    const early = ever.filter((card) => told.version < (open.get(card.id) ?? Infinity))
    return early.filter((card) => text.includes(`"${card.id}"`) || text.includes(card.title)).map((card) => `version ${told.version} tells of ${card.title}`)
  })
}

/** Whether a card was named that only two may know. A stolen trick lies open: it is played at once. */
function hidden(event: unknown, told: Told): boolean {
  const card = (event as { card?: unknown }).card
  if (typeof card !== 'number') return false
  const trick = ['trick_played', 'no_effect'].flatMap((name) => under(name, told.happened)).some((played) => (played as { card?: unknown }).card === card)
  return !trick && (told.view?.stage as { kind?: string } | undefined)?.kind !== 'stolen'
}

/** What an onlooker was told that is told to one seat alone: hands, sealed cards, notes, cards that change hands unseen. */
export function ownOnly(texts: readonly string[]): string[] {
  return parse(texts).flatMap((told) => {
    const own = ['hand', 'own'].flatMap((name) => (told.view?.[name] ? [name] : []))
    const notes = under('notes', told.view?.players).length > 0 ? ['notes'] : []
    const drawn = under('drew', told).flatMap((event) => ((event as { cards?: unknown }).cards ? ['cards drawn'] : []))
    const passed = ['given', 'stolen'].flatMap((name) => under(name, told.happened)).flatMap((event) => (hidden(event, told) ? ['a card passed on'] : []))
    const asked = 'question' in told ? ['a question'] : []
    return [...own, ...notes, ...drawn, ...passed, ...asked].map((what) => `version ${told.version} tells ${what}`)
  })
}
