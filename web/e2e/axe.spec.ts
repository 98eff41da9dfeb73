/** Nothing serious or critical for axe on any page, by day and by night, on a desk and on a phone. */

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

/** With `rules` only those: colours alone change from day to night. */
async function findings(page: Page, rules: string[] = []): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  const { violations } = await (rules.length > 0 ? builder.withRules(rules) : builder).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)} ${(node.any[0]?.message ?? '').slice(0, 160)}`))
}

async function check(page: Page, name: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const day = await findings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const night = await findings(page, ['color-contrast'])
  return [...day.map((found) => `${name}: ${found}`), ...night.map((found) => `${name}, dark: ${found}`)]
}

test('every page, light and dark', async ({ world, come }) => {
  const [known, stranger] = [await come({ as: world.anna }), await come()]
  const wrong: string[] = []
  // The books of rules look all alike, and are long.
  for (const sight of world.sights().filter(({ name }) => !name.startsWith('rules of') || name.endsWith('house'))) {
    const { page } = sight.as ? known : stranger
    await page.goto(sight.path)
    await expect(page.locator(sight.ready).first(), sight.name).toBeVisible()
    wrong.push(...(await check(page, sight.name)))
  }
  expect(wrong).toEqual([])
})

test('sheets, and tables on a phone, light and dark', async ({ world, come }) => {
  const { page } = await come({ as: world.anna })
  const wrong: string[] = []
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  wrong.push(...(await check(page, 'play now')))

  await page.goto(`/tables/${world.over}`)
  await page.locator('.result .score').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  wrong.push(...(await check(page, 'a receipt')))

  for (const [game, table] of world.playing) {
    await page.goto(`/tables/${table}`)
    const piece = page.locator('[data-about]').filter({ visible: true }).first()
    await piece.hover()
    await expect(page.locator('.card-sheet')).toHaveRole('tooltip')
    wrong.push(...(await check(page, `the sheet of a piece of ${game}`)))
    await page.keyboard.press('i')
    await expect(page.locator('.card-sheet')).toHaveRole('dialog')
    wrong.push(...(await check(page, `the sheet of a piece of ${game}, to stay`)))
  }

  await page.setViewportSize({ width: 390, height: 780 })
  for (const [game, table] of world.playing) {
    await page.goto(`/tables/${table}`)
    const tabs = page.locator('main.phone > [role="tablist"] [role="tab"]')
    await expect(tabs.first()).toBeVisible()
    for (const tab of await tabs.all()) {
      await tab.click()
      wrong.push(...(await check(page, `${game}, ${await tab.innerText()}`)))
    }
  }
  expect(wrong).toEqual([])
})
