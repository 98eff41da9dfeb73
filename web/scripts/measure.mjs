// Measures what a player feels, and prints it as JSON:
//   BOARDROOM_BIN=… node scripts/measure.mjs      (BOARDROOM_DIST as for the tests: e2e/support/server.mjs)
// - firstLoad: compressed bytes until a table can be played, with an empty cache
// - click: milliseconds from a click until its answer is drawn, over a game
// - animation: frames a second while pieces move at a table of four
import { chromium } from '@playwright/test'
import { Api } from '../e2e/support/api.mjs'
import { launchOptions } from '../e2e/support/chromium.mjs'
import { play } from '../e2e/support/robot.mjs'
import { Server } from '../e2e/support/server.mjs'

const server = await Server.start()
const api = new Api(server.url)
const browser = await chromium.launch(launchOptions())

/** A page of somebody who sits at a new table with bots. @param {string} game @param {number} seats @param {object} options */
async function sit(game, seats, options) {
  const person = await api.guest('Anna')
  const bots = Array.from({ length: seats - 1 }, () => ({ bot: 'random' }))
  const { table } = await api.open(person, game, ['me', ...bots])
  const context = await browser.newContext({ baseURL: server.url, locale: 'en', viewport: { width: 1440, height: 900 }, ...options })
  await context.addCookies([{ name: 'boardroom', value: person.token, url: server.url }])
  return { context, page: await context.newPage(), path: `/tables/${table}` }
}

/** @param {number[]} values @param {number} share */
const quantile = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? null
/** @param {number | null} value */
const round = (value) => (value === null ? null : Math.round(value * 10) / 10)

/** @param {string} game */
async function firstLoad(game) {
  const { context, page, path } = await sit(game, 2, {})
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const urls = new Map()
  const bytes = { page: 0, api: 0, files: 0 }
  network.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const api = new URL(urls.get(requestId) ?? 'x:/').pathname.startsWith('/api/')
    bytes[api ? 'api' : 'page'] += encodedDataLength
    bytes.files += 1
  })
  const started = Date.now()
  await page.goto(path)
  await page.locator('.table-page .felt > *').first().waitFor()
  const ready = Date.now() - started
  await page.waitForLoadState('networkidle')
  await context.close()
  return { ...bytes, kib: round(bytes.page / 1024), readyMs: ready }
}

/** Notes the time of every click on something lit, until what it led to is drawn. */
function timeClicks() {
  Object.assign(window, { clicks: [] })
  let since = 0
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('.lit, [data-do="confirm"]')) since = event.timeStamp
  }, true)
  const begin = () => new MutationObserver(() => {
    if (since === 0) return
    const [from] = [since, (since = 0)]
    // The frame after the next one has begun: this one is on the screen.
    requestAnimationFrame(() => requestAnimationFrame((now) => window.clicks.push(now - from)))
  }).observe(document.documentElement, { subtree: true, attributes: true, attributeFilter: ['data-at'] })
  if (document.documentElement) begin()
  else addEventListener('DOMContentLoaded', begin)
}

/** @param {string} game */
async function clicks(game) {
  const { context, page, path } = await sit(game, 2, { reducedMotion: 'reduce' })
  await page.addInitScript(timeClicks)
  await page.goto(path)
  await play(page, { seed: 7 })
  const times = await page.evaluate(() => window.clicks)
  await context.close()
  return { clicks: times.length, medianMs: round(quantile(times, 0.5)), p95Ms: round(quantile(times, 0.95)), maxMs: round(Math.max(...times)), over100: times.filter((time) => time > 100).length }
}

/**
 * Marks in the trace from when to when something moves, and notes how long each of the script's frames took meanwhile.
 * Whether something moves is looked at now and then: to ask costs time itself.
 */
function timeFrames() {
  Object.assign(window, { frames: [] })
  let last = 0
  let moves = false
  // One that still waits for its delay to pass moves nothing, and so nothing new is drawn.
  const isMoving = (animation) => {
    const { localTime, delay, endTime } = animation.effect?.getComputedTiming() ?? {}
    return animation.playState === 'running' && localTime > delay && localTime < endTime
  }
  setInterval(() => {
    const now = document.getAnimations().some(isMoving)
    if (now !== moves) performance.mark(now ? 'moves' : 'rests')
    moves = now
  }, 50)
  const frame = (now) => {
    if (moves && last > 0) window.frames.push(now - last)
    last = moves ? now : 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** The times between two pictures on the screen while something moves, in milliseconds. @param {{ name: string, ph: string, ts: number }[]} events */
function drawn(events) {
  const sorted = events.filter(({ name, ph }) => ['moves', 'rests'].includes(name) || (name === 'Display::DrawAndSwap' && ph === 'X')).sort((one, other) => one.ts - other.ts)
  const found = []
  let last = null
  let moves = false
  for (const { name, ts } of sorted) {
    if (name === 'Display::DrawAndSwap') {
      if (moves && last !== null) found.push((ts - last) / 1000)
      last = moves ? ts : null
    } else {
      moves = name === 'moves'
      last = null
    }
  }
  return found
}

/** @param {number[]} frames */
function rate(frames) {
  const total = frames.reduce((sum, one) => sum + one, 0)
  return { frames: frames.length, fps: round((1000 * frames.length) / total), medianMs: round(quantile(frames, 0.5)), p95Ms: round(quantile(frames, 0.95)), longestMs: round(Math.max(...frames)), lateShare: round((100 * frames.filter((one) => one > 20).length) / frames.length) }
}

/** Pictures on the screen, and frames of the script: what moves is moved by the compositor, which need not wait for scripts. */
async function animation() {
  const { context, page, path } = await sit('fantastic-factories', 4, { reducedMotion: 'no-preference' })
  await page.addInitScript(timeFrames)
  await page.goto(path)
  await browser.startTracing(page, { categories: ['viz', 'blink.user_timing'] })
  const until = async (done) => done >= 60 || (await page.evaluate(() => window.frames.length)) > 900
  await play(page, { seed: 8, until })
  const frames = await page.evaluate(() => window.frames)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await context.close()
  return { onScreen: rate(drawn(traceEvents)), ofScript: rate(frames) }
}

try {
  const games = (await api.call('/games')).map((one) => one.game)
  const found = { firstLoad: {}, click: {}, animation: {} }
  for (const game of games) found.firstLoad[game] = await firstLoad(game)
  for (const game of games) found.click[game] = await clicks(game)
  found.animation['fantastic-factories, 4 players'] = await animation()
  console.log(JSON.stringify(found, null, 2))
} finally {
  await browser.close()
  await server.stop()
}
