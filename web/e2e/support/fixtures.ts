/** What every test has: a server, people who come to it in browsers of their own, and a watch over all of them. */

import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { GAMES } from './games'
import { Api, type Person } from './api.mjs'
import { Server } from './server.mjs'
import { Watch } from './watch'
import { World } from './world'

export { GAMES }

/** Preferences as the browser keeps them: src/shell/prefs.svelte.ts. */
interface Prefs {
  plain?: boolean
  motion?: 'auto' | 'on' | 'off'
  speed?: number
  confirm?: boolean
  summaries?: boolean
}

export interface Come extends BrowserContextOptions {
  /** Somebody known; a stranger without. */
  as?: Person
  prefs?: Prefs
  lang?: 'en' | 'ru' | 'uk'
}

export interface Visit {
  context: BrowserContext
  page: Page
  watch: Watch
}

interface Each {
  /** Comes to the server in a browser of its own. Nothing moves, unless it is asked for. */
  come: (how?: Come) => Promise<Visit>
}
interface Once {
  server: Server
  api: Api
  world: World
}

export const test = base.extend<Each, Once>({
  server: [
    async ({}, use) => {
      const server = await Server.start()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  api: [async ({ server }, use) => use(new Api(server.url)), { scope: 'worker' }],
  world: [async ({ api }, use) => use(await World.make(api)), { scope: 'worker', timeout: 180_000 }],
  baseURL: async ({ server }, use) => use(server.url),

  come: async ({ browser, server }, use) => {
    const visits: Visit[] = []
    await use(async ({ as, prefs = {}, lang = 'en', ...options } = {}) => {
      const context = await browser.newContext({ baseURL: server.url, locale: lang, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 }, ...options })
      context.setDefaultTimeout(20_000)
      const watch = await Watch.over(context, server.url)
      if (as) await context.addCookies([{ name: 'boardroom', value: as.token, url: server.url }])
      await context.addInitScript((kept) => {
        if (location.protocol.startsWith('http') && localStorage.getItem('boardroom.prefs') === null) localStorage.setItem('boardroom.prefs', kept)
      }, JSON.stringify(prefs))
      const visit = { context, page: await context.newPage(), watch }
      visits.push(visit)
      return visit
    })
    const wrong = visits.flatMap((visit) => visit.watch.troubles)
    await Promise.all(visits.map((visit) => visit.context.close()))
    expect(wrong, 'console errors, breaches of the policy, and requests to other hosts').toEqual([])
  },
})

export { expect }
