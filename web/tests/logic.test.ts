import { describe, expect, it } from 'vitest'
import { clockParts, remaining } from '../src/api/clock'
import type { Told } from '../src/api/types'
import { href, route, type Route } from '../src/router'
import { blocks, sentences } from '../src/table/markdown'
import { columns, namesSeat, sections, simple, variant } from '../src/table/plain'
import { initials } from '../src/table/seats'
import { detect } from '../src/words/lang'

describe('the router', () => {
  const at = (path: string) => route(new URL(path, 'http://boardroom.test'))
  const routes: Route[] = [
    { page: 'home' },
    { page: 'new', game: 'syndicate' },
    { page: 'table', table: 17, invite: 'ab12' },
    { page: 'replay', table: 17, invite: undefined, step: 40, seat: 0 },
    { page: 'lab', table: 17, invite: 'ab12' },
    { page: 'players', game: null },
    { page: 'players', game: 'syndicate' },
    { page: 'player', user: 5 },
    { page: 'settings' },
    { page: 'rules', book: 'syndicate', rule: 'SYN-33' },
  ]
  it.each(routes)('goes to $page and back', (to) => expect(at(href(to))).toEqual(to))
  it.each(['/tables/x', '/tables/1/2', '/tables/-1', '/nowhere', '/tables/1/replay/3', '/players/x', '/tables/99999999999999999999'])('%s is lost', (path) => expect(at(path).page).toBe('lost'))
})

describe('clocks', () => {
  it('run while their seat is asked', () => {
    expect(remaining({ left: 60_000 }, 5_000_000)).toBe(60_000)
    expect(remaining({ left: 60_000, since: 1_000 }, 31_000)).toBe(30_000)
    expect(remaining({ left: 60_000, since: 1_000 }, 900)).toBe(60_000) // our clock is behind the server's
    expect(remaining({ left: 60_000, since: 1_000 }, 90_000)).toBe(0)
  })
  it('show what matters', () => {
    expect(clockParts(2 * 86_400_000 + 3 * 3_600_000 + 5)).toEqual({ days: 2, hours: 3 })
    expect(clockParts(3_725_000)).toEqual({ text: '1:02:05', hurry: false })
    expect(clockParts(59_001)).toEqual({ text: '1:00', hurry: false })
    expect(clockParts(29_000)).toEqual({ text: '0:29', hurry: true })
    expect(clockParts(9_910)).toEqual({ text: '10.0', hurry: true })
    expect(clockParts(0)).toEqual({ text: '0.0', hurry: true })
  })
})

describe('rulebooks', () => {
  const text = '# Book\n\nWords of\ntwo lines.\n\n## 1. Turn\n\n- **SYN-33** [seed] Choose a *slot* and `one` agent.\n  More of it. [public] S1 S2\n- plain\n\n| id | rule |\n| --- | --- |\n| SYN-40 | a \\| b |\n'
  it('are taken apart', () => {
    expect(blocks(text).map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'list', 'table'])
  })
  it('give the sentence of every rule, without where it comes from', () => {
    expect([...sentences(text)]).toEqual([
      ['SYN-33', 'Choose a slot and one agent. More of it.'],
      ['SYN-40', 'a | b'],
    ])
  })
})

describe('plain views', () => {
  it('put facts before lists, own cards and players first', () => {
    const { facts, lists } = sections({ limits: { a: 1 }, round: 2, tracks: [{ price: 3 }], players: [{ seat: 0 }], hand: { cards: [{}] }, stage: { kind: 'bidding' }, market: null, passed: [] })
    expect(facts).toEqual([['round', 2], ['stage', 'bidding']])
    expect(lists.map(([name]) => name)).toEqual(['hand', 'players', 'tracks'])
  })
  it('know seats, variants and tables', () => {
    expect(namesSeat('first', 1)).toBe(true)
    expect(namesSeat('first', 'random')).toBe(false)
    expect(namesSeat('passed', [0], ['passed'])).toBe(true)
    expect(namesSeat('passed', true, ['passed'])).toBe(false)
    expect(namesSeat('passed', [0])).toBe(false)
    expect(namesSeat('served', [null, 1], ['served'])).toBe(true)
    expect(variant({ kind: 'plug_in', card: 1 })).toEqual({ name: 'plug_in', inner: { card: 1 } })
    expect(simple({ kind: 'work' })).toBe('work')
    expect(columns([{ number: 1, kind: 'a', vp: [1] }, { kind: 'b' }])).toEqual(['kind', 'vp'])
    expect(columns([{ card: { name: 'a' } }])).toBeNull()
  })
})

describe('small things', () => {
  it('initials', () => {
    expect(['Anna', 'Костянтин-Олександр Прибережний', 'Bot (easy)', '—', 'x y z'].map(initials)).toEqual(['A', 'КП', 'BE', '?', 'XZ'])
  })
  it('languages', () => {
    expect(detect(['de-AT', 'uk-UA', 'ru'])).toBe('uk')
    expect(detect([])).toBe('en')
  })
})

describe('the log', () => {
  it('holds every line once, in order', async () => {
    const { merged } = await import('../src/table/log')
    const told = (version: number): Told => ({ version, at: 0, what: 'play', lines: [] })
    expect(merged([told(1), told(2)], [told(2), told(0)]).map((one) => one.version)).toEqual([0, 1, 2])
  })
})
