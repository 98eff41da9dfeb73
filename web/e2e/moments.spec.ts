/** One clock for the story: board, seat cards, header and log show the same moment, over whole games with moving pieces. */

import type { Page } from '@playwright/test'
import { expect, GAMES, test } from './support/fixtures'
import { play } from './support/robot.mjs'

interface Clock {
  /** Where two parts showed different moments. */
  apart: string[]
  /** How many moments were shown, and how many of them in the midst of a story. */
  moments: number
  midst: number
  /** How often something could be chosen, or the result was shown, in the midst of one. */
  early: string[]
  /** How many pieces flew above the board. */
  flown: number
}

/** Looks on in the page: whenever a part shows another moment, and the page is drawn as a whole. */
function watchClock(): void {
  const clock: Clock = { apart: [], moments: 0, midst: 0, early: [], flown: 0 }
  Object.assign(window, { clock })
  const parts = { board: '.felt', seats: 'ul.seats[data-version]', header: 'header.head[data-version]', log: '.log[data-version]' }
  let last = ''
  const look = () => {
    const shown = Object.entries(parts).flatMap(([name, selector]) => {
      const element = document.querySelector<HTMLElement>(selector)
      return element?.dataset.version === undefined ? [] : [[name, `${element.dataset.version}.${element.dataset.line}`] as const]
    })
    const [now] = shown.map(([, moment]) => moment)
    if (now === undefined || shown.length < 4) return
    if (shown.some(([, moment]) => moment !== now)) clock.apart.push(JSON.stringify(Object.fromEntries(shown)))
    if (now === last) return
    last = now
    clock.moments += 1
  }
  new MutationObserver((changes) => {
    clock.flown += changes.filter(({ target }) => (target as Element).matches?.('.layer')).flatMap(({ addedNodes }) => [...addedNodes]).length
    if (changes.some(({ type, attributeName }) => type === 'attributes' && attributeName?.startsWith('data-'))) look()
    // While a story is told the bar offers to skip it.
    const telling = document.querySelector('[data-do="skip"]') !== null
    if (telling) clock.midst += 1
    if (telling && document.querySelector('section.result')) clock.early.push(`the result at ${last}`)
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-version', 'data-line'] })
}

const clockOf = (page: Page): Promise<Clock> => page.evaluate(() => (window as unknown as { clock: Clock }).clock)

/** The games whose pieces move; the others are shown as text and lists. */
const BOARDS = ['syndicate', 'fantastic-factories', 'cyber-merchant']

for (const game of GAMES) {
  test(`all parts of a page show the same moment in a whole game of ${game}`, async ({ api, come }) => {
    test.slow() // pieces move in it
    const anna = await api.guest('Anna')
    const { table } = await api.open(anna, game, ['me', { bot: 'random' }])
    const { page, context } = await come({ as: anna, prefs: { motion: 'on', speed: 5 } })
    await context.addInitScript(watchClock)
    await page.goto(`/tables/${table}`)
    await play(page, { seed: 5 })
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
    const clock = await clockOf(page)
    expect(clock.apart).toEqual([])
    expect(clock.early).toEqual([])
    expect(clock.moments).toBeGreaterThan(50)
    if (!BOARDS.includes(game)) return
    expect(clock.midst).toBeGreaterThan(20)
    expect(clock.flown, 'pieces move').toBeGreaterThan(30)
  })
}

test('a click on the board skips what is told', async ({ api, come }) => {
  const anna = await api.guest('Anna')
  const { table } = await api.open(anna, 'syndicate', ['me', { bot: 'random' }, { bot: 'random' }])
  // So slow that nothing ends by itself.
  const { page } = await come({ as: anna, prefs: { motion: 'on', speed: 0.02 } })
  await page.goto(`/tables/${table}`)
  const skip = page.getByRole('button', { name: 'Skip' })
  await play(page, { seed: 3, until: async () => (await skip.count()) > 0, patience: 4000 }).catch(() => {})
  await expect(skip).toBeVisible()
  await page.locator('.frame').click({ position: { x: 4, y: 4 } })
  await expect(skip).toBeHidden({ timeout: 1000 })
})
