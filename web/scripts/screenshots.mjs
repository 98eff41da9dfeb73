// Pictures of every page, by day and by night, on a desk and on a phone:
//   BOARDROOM_BIN=… node scripts/screenshots.mjs [folder] [words of names …]
// The games are played by a script up to a moment with much to see; the dice fall as they fall.
import { chromium } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Api } from '../e2e/support/api.mjs'
import { launchOptions } from '../e2e/support/chromium.mjs'
import { Server } from '../e2e/support/server.mjs'

const folder = process.argv[2] ?? fileURLToPath(new URL('../../docs/screenshots', import.meta.url))
const wanted = process.argv.slice(3)
const SCREENS = [
  { name: 'wide', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
]
const MOST_BYTES = 150 * 1024

/** Chooses as somebody does who wants to get on: the first of these that is offered. @param {string[]} parts */
const rather = (parts) => (choices) => {
  for (const part of parts) {
    const found = choices.filter(({ fact }) => fact.startsWith(`${part}=`))
    if (found.length > 0) return found[Math.floor(found.length / 2)]
  }
  return undefined
}

/** How each game is played, and the moment that is shown. */
const GAMES = {
  syndicate: { seats: 3, wish: undefined, until: ({ view }) => view.round === 3 && view.players.some((one) => one.vp > 8) },
  'fantastic-factories': { seats: 4, wish: rather(['build', 'floor', 'use', 'die', 'take']), until: ({ view }) => view.round >= 6 && view.stage === 'work' && view.players[0].built.length >= 3 },
  smartphone: { seats: 3, wish: rather(['sell', 'technology', 'region']), until: ({ view }) => view.round >= 3 && view.phase === 'planning' },
  dei: { seats: 3, wish: rather(['enlist', 'collect', 'build', 'from', 'card']), until: ({ view }) => view.round >= 2 && view.moment === 'second' && view.symbols !== undefined },
  'cyber-merchant': { seats: 4, wish: undefined, until: ({ view }) => view.round >= 2 && view.stage.kind === 'bidding' && view.own.cards.length >= 3 && view.places.filter((one) => one.bid).length >= 2 },
}

/** @param {Api} api */
async function evening(api) {
  const anna = await api.account('Anna')
  const boris = await api.account('Boris')
  const bots = (many) => Array.from({ length: many }, () => ({ bot: 'easy' }))
  const shots = []
  for (const [game, { seats, wish, until }] of Object.entries(GAMES)) {
    const { table } = await api.open(anna, game, ['me', ...bots(seats - 1)], { hints: true })
    await api.play(table, [anna], { wish, until })
    shots.push({ name: `table-${game}`, path: `/tables/${table}`, ready: '.table-page .lit' })
  }
  for (const [game, { wish }] of Object.entries(GAMES)) {
    const over = await api.pair(anna, boris, game, { rated: true })
    await api.play(over, [anna, boris], { wish })
    if (game === 'fantastic-factories') shots.push(...after(over, 60))
    if (game === 'syndicate') shots.push({ name: 'lab', path: `/tables/${over}/lab`, ready: 'main section', before: () => think(api, over, anna) })
  }
  const { table: gathering } = await api.open(anna, 'syndicate', ['me', 'open', 'invited', { bot: 'normal' }], { title: 'Tuesday, after supper', clock: { days: { each: 2 } } })
  await api.open(boris, 'cyber-merchant', ['me', 'open', 'open'], { title: 'Anyone for an auction?' })
  shots.push({ name: 'gathering', path: `/tables/${gathering}`, ready: '.gathering' })
  shots.push({ name: 'home', path: '/', ready: '#open' }, { name: 'new-table', path: '/new?game=fantastic-factories', ready: 'form [type="submit"]' })
  shots.push({ name: 'rules', path: '/rules/syndicate', ready: 'article li' }, { name: 'settings', path: '/settings', ready: '.keys li' })
  shots.push({ name: 'player', path: `/players/${anna.user}`, ready: '.games li' })
  return { anna, shots: shots.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word))) }
}

/** @param {number} table @param {number} step */
const after = (table, step) => [
  { name: 'result', path: `/tables/${table}`, ready: '.result .score' },
  { name: 'replay', path: `/tables/${table}/replay?step=${step}&seat=0`, ready: '.felt > *' },
]

/** Lets the bots think about a finished game. */
async function think(api, table, person) {
  const asked = (method) => fetch(`${api.url}/api/tables/${table}/analysis`, { method, headers: { Authorization: `Bearer ${person.token}` } }).then((answer) => answer.json())
  let found = await asked('POST')
  for (let left = 240; left > 0 && found.done < found.of; left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    found = await asked('GET')
  }
}

/** WebP, less sharp if it would be too large. */
async function capture(page) {
  const devtools = await page.context().newCDPSession(page)
  for (const quality of [88, 76, 62, 48]) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
    const bytes = Buffer.from(data, 'base64')
    if (bytes.length < MOST_BYTES || quality === 48) return bytes
  }
}

const server = await Server.start()
const browser = await chromium.launch(launchOptions())
try {
  mkdirSync(folder, { recursive: true })
  const { anna, shots } = await evening(new Api(server.url))
  for (const shot of shots) await shot.before?.()
  for (const { name: screen, ...options } of SCREENS) {
    for (const colorScheme of ['light', 'dark']) {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en', reducedMotion: 'reduce', colorScheme, ...options })
      await context.addCookies([{ name: 'boardroom', value: anna.token, url: server.url }])
      const page = await context.newPage()
      for (const { name, path, ready } of shots) {
        await page.goto(path)
        await page.locator(ready).first().waitFor({ state: 'attached' })
        await page.waitForLoadState('networkidle')
        const recap = page.getByRole('dialog')
        if (await recap.isVisible()) await page.keyboard.press('Escape')
        const bytes = await capture(page)
        const file = `${name}-${screen}-${colorScheme}.webp`
        writeFileSync(join(folder, file), bytes)
        console.log(`${file} ${Math.round(bytes.length / 1024)} KiB`)
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
