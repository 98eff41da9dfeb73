/** Everything fits: whole games at four sizes of a desk and on a phone, and late moments of every number of players. */

import { devices, type Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { play } from './support/robot.mjs'
import { DESKS, look, type Sight } from './support/sight'

const PHONE = { hasTouch: true, isMobile: true, deviceScaleFactor: 1, userAgent: devices['Pixel 7'].userAgent, viewport: { width: 390, height: 844 } }

/** The fewest and the most players of each game, and a moment late in it. */
const GAMES = {
  syndicate: { players: [2, 3, 4], whole: 4, late: (view: any) => view.round === 3 && view.players[0].network.some(Boolean), rather: [] },
  'fantastic-factories': { players: [1, 3, 5], whole: 2, late: (view: any) => view.stage === 'work' && view.players[0].built.length >= 5, rather: ['build', 'floor', 'use', 'die', 'take'] },
  'cyber-merchant': { players: [3, 4], whole: 4, late: (view: any) => view.round >= 3 && view.own.cards.length >= 4, rather: [] },
}

const sized = (page: Page) => `${page.viewportSize()?.width}×${page.viewportSize()?.height}`

/** Looks until nothing is wrong: what has just changed may still be on its way. */
async function settled(page: Page, phone = false): Promise<Sight> {
  let sight = await look(page, phone)
  for (let tries = 0; sight.wrong.length > 0 && tries < 8; tries += 1) {
    await page.waitForTimeout(80)
    sight = await look(page, phone)
  }
  return sight
}

/** What is wrong in all that was seen, and the heights of the bar at each size. */
class Notes {
  readonly wrong = new Set<string>()
  readonly bars = new Map<string, Set<number>>()
  smallest = 9

  async take(page: Page, phone = false): Promise<void> {
    const sight = await settled(page, phone)
    for (const what of sight.wrong) this.wrong.add(`${sized(page)}: ${what}`)
    this.bars.set(sized(page), (this.bars.get(sized(page)) ?? new Set()).add(Math.round(sight.bar)))
    this.smallest = Math.min(this.smallest, sight.scale)
  }

  judge(): void {
    expect([...this.wrong].slice(0, 12)).toEqual([])
    for (const [size, heights] of this.bars) expect([...heights], `the bar has one height at ${size}`).toHaveLength(1)
  }
}

for (const [game, { players, whole, late, rather }] of Object.entries(GAMES)) {
  const bots = (many: number) => Array.from({ length: many }, () => ({ bot: 'random' }))

  test(`a whole game of ${game} fits every desk`, async ({ api, come }) => {
    const person = await api.guest('Anna-Mária Østergård')
    const { table } = await api.open(person, game, ['me', ...bots(whole - 1)])
    const { page } = await come({ as: person, viewport: DESKS[0] })
    await page.goto(`/tables/${table}`)
    const notes = new Notes()
    let clicks = 0
    await play(page, {
      seed: 5,
      brisk: true,
      until: async (done) => {
        if (done % 2 === 0) await notes.take(page)
        return false
      },
      onclick: async () => {
        clicks += 1
        const size = DESKS[(clicks / 2) % DESKS.length]
        if (size) await page.setViewportSize(size)
      },
    })
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
    expect(clicks).toBeGreaterThan(15)
    expect(notes.smallest, 'cards are drawn at least at their own size, or little smaller').toBeGreaterThan(0.79)
    notes.judge()
  })

  test(`a whole game of ${game} fits a phone`, async ({ api, come }) => {
    const person = await api.guest('Anna')
    const { table } = await api.open(person, game, ['me', ...bots(Math.max(2, players[0] ?? 2) - 1)])
    const { page } = await come({ ...PHONE, as: person })
    await page.goto(`/tables/${table}`)
    const notes = new Notes()
    let steps = 0
    await play(page, {
      seed: 6,
      touch: true,
      brisk: true,
      lastly: /^finish=/,
      until: async () => {
        steps += 1
        if (steps % 2 === 0) await notes.take(page, true)
        return false
      },
      onclick: async () => {
        if (steps % 6 === 3) await page.setViewportSize({ width: 360, height: 640 })
        if (steps % 6 === 0) await page.setViewportSize(PHONE.viewport)
      },
    })
    notes.judge()
  })

  test(`late moments of ${game} fit with every number of players`, async ({ api, come }) => {
    const person = await api.guest('Annemarie')
    const { page } = await come({ as: person, lang: 'ru' })
    const notes = new Notes()
    const wish = rather.length === 0 ? undefined : (choices: { fact: string }[]) => rather.map((part) => choices.filter(({ fact }) => fact.startsWith(`${part}=`))).find((found) => found.length > 0)?.[0]
    for (const many of players) {
      const { table } = await api.open(person, game, ['me', ...bots(many - 1)])
      const { info } = await api.play(table, [person], { wish, until: ({ view }) => late(view) })
      if (info.stage === 'over') continue // a random bot was faster
      await page.goto(`/tables/${table}`)
      await expect(page.locator('.room')).toBeVisible()
      await page.keyboard.press('Escape')
      for (const size of DESKS) {
        await page.setViewportSize(size)
        await notes.take(page)
      }
    }
    notes.judge()
  })
}
