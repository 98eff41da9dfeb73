import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { href, route, type Route } from '../src/router'

/** Where the server says 200: crates/server/src/pages.rs. Everywhere else the page is shown with 404. */
const source = readFileSync('../crates/server/src/pages.rs', 'utf8')
const patterns = [.../const ROUTES: \[&str; \d+\] = \[([^\]]*)\]/.exec(source)![1]!.matchAll(/"([^"]*)"/g)].map(([, pattern]) => pattern!)

const page = (path: string): string => route(new URL(path, 'http://x')).page
const fits = (path: string): boolean => patterns.some((pattern) => new RegExp(`^${pattern.replace(/\/$/, '').replace(/#/g, '\\d{1,15}').replace(/\*/g, '[^/]+')}/?$`).test(path))

describe('addresses', () => {
  it('that the server knows are those that have a page', () => {
    for (const pattern of patterns) expect(page(pattern.replace(/#/g, '12').replace(/\*/g, 'syndicate')), pattern).not.toBe('lost')
    for (const path of ['/t/7', '/tables', '/tables/x', '/tables/7/else', '/settings/more', '/new/more', '/players/anna', '/a/b/c/d']) {
      expect([page(path), fits(path)], path).toEqual(['lost', false])
    }
  })

  it('of every page are known to the server', () => {
    const every: { [Page in Route['page']]: Extract<Route, { page: Page }> } = {
      home: { page: 'home' },
      new: { page: 'new', game: 'dei' },
      table: { page: 'table', table: 7, invite: 'a' },
      replay: { page: 'replay', table: 7, step: 3, seat: 1 },
      lab: { page: 'lab', table: 7 },
      players: { page: 'players', game: null },
      player: { page: 'player', user: 12 },
      settings: { page: 'settings' },
      learn: { page: 'learn', game: 'dei' },
      books: { page: 'books' },
      rules: { page: 'rules', book: 'dei', rule: 'DEI-1', all: true },
      lost: { page: 'lost', path: '/no/such/page' },
    }
    for (const [name, to] of Object.entries(every)) expect(fits(new URL(href(to), 'http://x').pathname), name).toBe(name !== 'lost')
  })
})
