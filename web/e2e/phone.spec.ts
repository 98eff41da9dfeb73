/** Phones: every page fits, and every game can be played with a thumb. */

import { devices, type Page } from '@playwright/test'
import type { GameInfo } from '../src/generated/wire'
import { offers } from './support/api.mjs'
import { expect, GAMES, test } from './support/fixtures'
import { play } from './support/robot.mjs'

const PHONE = { hasTouch: true, isMobile: true, deviceScaleFactor: 1, userAgent: devices['Pixel 7'].userAgent }

/** What sticks out: the page can be pushed sideways, or something is cut off that nothing can bring into sight. */
async function sticking(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    // A phone widens the page to what sticks out, so its own idea of the width is no measure.
    const out = document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} wide`] : []
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const within = (element: Element | null): boolean => element !== null && (scrolls(element) || within(element.parentElement))
    for (const element of document.querySelectorAll('button, a, input, select, p, h1, h2, h3, td, th, li, dd')) {
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1 || (box.right <= width + 1 && box.left >= -1)) continue
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.unseen, .skip') || within(element.parentElement)) continue
      out.push(`${element.tagName} from ${Math.round(box.left)} to ${Math.round(box.right)}: ${(element.textContent ?? '').trim().slice(0, 40)}`)
    }
    return out.slice(0, 5)
  }, page.viewportSize()?.width ?? 0)
}

test('every page fits a phone', async ({ world, come }) => {
  const viewport = { width: 390, height: 780 }
  // Russian is the longest language; the books are other texts in English, with addresses that cannot be broken.
  const known = await come({ ...PHONE, viewport, as: world.anna, lang: 'ru' })
  const stranger = await come({ ...PHONE, viewport, lang: 'ru' })
  const reader = await come({ ...PHONE, viewport })
  const wrong: string[] = []
  for (const sight of world.sights()) {
    const { page } = sight.as ? known : sight.name.startsWith('rules of') ? reader : stranger
    const check = async (where: string) => {
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 780 })
        wrong.push(...(await sticking(page)).map((what) => `${where} at ${width}: ${what}`))
      }
    }
    await page.goto(sight.path)
    await expect(page.locator(sight.ready).first(), sight.name).toBeVisible()
    await check(sight.name)
    for (const tab of (await page.locator('main.phone > [role="tablist"] [role="tab"]').all()).slice(1)) {
      await tab.click()
      await check(`${sight.name}, ${await tab.innerText()}`)
    }
  }
  expect(wrong).toEqual([])
})

for (const game of GAMES) {
  test(`${game} is played with a thumb`, async ({ api, come }) => {
    const person = await api.guest('Anna')
    // Against somebody who strives for the end. Work is finished when there is nothing else to do, or no die would be touched.
    const info: GameInfo = await api.call(`/games/${game}`)
    const bot = info.bots.includes('greedy') ? 'greedy' : info.usual_bot
    const others = Array.from({ length: Math.max(info.fewest, 2) - 1 }, () => ({ bot }))
    const { table } = await api.open(person, game, ['me', ...others])
    const { page } = await come({ ...PHONE, viewport: { width: 390, height: 780 }, as: person })
    await page.goto(`/tables/${table}`)
    const wrong = new Set<string>()
    const taps = await play(page, {
      seed: 21,
      touch: true,
      lastly: /^finish=/,
      until: async (done) => {
        if (done % 10 === 0) for (const what of await sticking(page)) wrong.add(what)
        return false
      },
    })
    // Bots have been taught the long games.
    expect(taps).toBeGreaterThanOrEqual(bot === 'greedy' ? 20 : 1)
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
    expect([...wrong]).toEqual([])
  })
}

test('the tab with the next choice opens by itself, and is marked while another is open', async ({ api, come }) => {
  const [anna, boris] = await Promise.all([api.guest('Anna'), api.guest('Boris')])
  const table = await api.pair(anna, boris, 'fantastic-factories')
  await api.play(table, [anna, boris], { until: (look, person) => person === anna && look.view?.stage === 'work' && offers(look, 'floor=') && !offers(look, 'build=') })
  const { page } = await come({ ...PHONE, viewport: { width: 390, height: 780 }, as: anna })
  await page.goto(`/tables/${table}`)
  const mine = page.getByRole('tab', { name: 'Mine' })
  await expect(mine).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab')).toHaveCount(4)
  await page.getByRole('tab', { name: 'Players' }).tap()
  await expect(page.getByRole('tab', { name: 'Mine Your turn' })).toBeVisible()
  await mine.tap()
  await expect(page.getByRole('tab', { name: 'Mine', exact: true })).toHaveAttribute('aria-selected', 'true')
})
