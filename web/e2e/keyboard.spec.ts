/** A game without a mouse: Tab, arrows, digits, Enter and nothing else. */

import type { Page } from '@playwright/test'
import { dice, offers } from './support/api.mjs'
import { expect, GAMES, test } from './support/fixtures'

/** Where the keyboard is: the name of what has the focus, and whether that can be seen. */
async function focus(page: Page): Promise<{ name: string; seen: boolean; choice: boolean; confirm: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const style = getComputedStyle(element)
    const seen = element === document.body || (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) || element.closest('label:has(:focus-visible)') !== null
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    return { name, seen, choice: element.matches('[data-fact]'), confirm: element.matches('[data-do="confirm"]') }
  })
}

/** Goes on with Tab until something is reached: a few steps forward, then back, as people do who know it is near. */
async function tabTo(page: Page, wanted: (at: Awaited<ReturnType<typeof focus>>) => boolean, forward = 200): Promise<void> {
  for (let tabs = 0; tabs < 250; tabs += 1) {
    const at = await focus(page)
    if (wanted(at)) return expect(at.seen, `the focus on “${at.name}” can be seen`).toBe(true)
    await page.keyboard.press(tabs < forward ? 'Tab' : 'Shift+Tab')
  }
  throw new Error('Tab does not lead there')
}

test('a whole game with the keyboard alone', async ({ come }) => {
  const { page } = await come({ prefs: { plain: true } })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play against bots' })).toHaveCount(GAMES.length)
  await tabTo(page, (at) => at.name === 'Play against bots')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, (at) => at.name === 'Start')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-stage="playing"]')).toBeVisible()

  const random = dice(31)
  const root = page.locator('.table-page')
  const key = () => root.getAttribute('data-at')
  const result = page.getByRole('region', { name: 'Result' })
  for (let turns = 0; turns < 200; turns += 1) {
    await expect(page.locator('[data-fact]:enabled, [data-do="confirm"]:enabled').or(result).first()).toBeVisible({ timeout: 20_000 })
    if (await result.isVisible()) break
    const before = await key()
    if (await page.locator('[data-do="confirm"]').isVisible()) {
      await tabTo(page, (at) => at.confirm, 0)
      await page.keyboard.press('Enter')
    } else if (random() < 0.7) {
      const many = Math.min(9, await page.locator('[data-fact]').count())
      await page.keyboard.press(String(1 + Math.floor(random() * many)))
    } else {
      await tabTo(page, (at) => at.choice, 4)
      for (let down = Math.floor(random() * 3); down > 0; down -= 1) await page.keyboard.press('ArrowDown')
      expect((await focus(page)).choice, 'arrows stay in the list').toBe(true)
      await page.keyboard.press('Enter')
    }
    await expect.poll(async () => (await result.isVisible()) || (await key()) !== before, { timeout: 20_000 }).toBe(true)
  }
  await expect(result).toBeVisible()
  await tabTo(page, (at) => /^-?\d+ points?$/.test(at.name))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Points: / })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('Escape goes one step back', async ({ api, come }) => {
  const person = await api.guest('Anna')
  const { table } = await api.open(person, 'fantastic-factories', ['me'])
  const { page } = await come({ as: person, prefs: { plain: true } })
  await page.goto(`/tables/${table}`)
  const root = page.locator('.table-page')
  await expect(page.locator('[data-fact]').first()).toBeVisible()
  await page.keyboard.press('1')
  await expect(root).toHaveAttribute('data-at', /\/1$/)
  await page.keyboard.press('Escape')
  await expect(root).toHaveAttribute('data-at', /\/0$/)
})

test('Shift+Enter confirms, wherever the focus is', async ({ api, come }) => {
  const person = await api.guest('Anna')
  const { table } = await api.open(person, 'fantastic-factories', ['me'])
  const { page } = await come({ as: person, prefs: { plain: true } })
  await page.goto(`/tables/${table}`)
  const root = page.locator('.table-page')
  const confirm = page.locator('[data-do="confirm"]')
  await expect(page.locator('[data-fact]').first()).toBeVisible()
  const question = (await root.getAttribute('data-at'))?.split('/')[0]
  for (let steps = 1; steps <= 6 && !(await confirm.isVisible()); steps += 1) {
    await page.keyboard.press('1')
    await expect(root).toHaveAttribute('data-at', new RegExp(`/${steps}$`))
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Enter')
  await expect(root).not.toHaveAttribute('data-at', new RegExp(`^${question}/`))
})

test('the log is one stop of the Tab key; arrows go through it, Enter opens the moment', async ({ api, come }) => {
  const [anna, boris] = await Promise.all([api.guest('Anna'), api.guest('Boris')])
  const table = await api.pair(anna, boris, 'syndicate')
  await api.play(table, [anna, boris], { until: (look) => look.view?.round === 2 })
  const { page } = await come({ as: anna })
  await page.goto(`/tables/${table}`)
  const log = page.getByRole('log')
  const lines = log.locator('.said')
  await expect.poll(() => lines.count()).toBeGreaterThan(8)
  await expect(log.locator('[tabindex="0"]')).toHaveCount(1)

  await page.getByRole('tab', { name: 'Log' }).focus()
  await page.keyboard.press('Tab')
  await expect(lines.last()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const third = lines.nth(-3)
  await expect(third).toBeFocused()
  expect((await focus(page)).seen).toBe(true)
  await expect(log.locator('[tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('Tab')
  expect(await log.evaluate((element) => element.contains(document.activeElement)), 'Tab leaves the log').toBe(false)
  await page.keyboard.press('Shift+Tab')
  await expect(third).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.felt.past')).toBeVisible()
})

test('U takes back the last move, where that is offered', async ({ api, come }) => {
  const [anna, boris] = await Promise.all([api.guest('Anna'), api.guest('Boris')])
  const table = await api.pair(anna, boris, 'fantastic-factories')
  const { question } = await api.play(table, [anna, boris], { until: (look, person) => person === anna && look.view?.stage === 'work' && offers(look, 'floor=') })
  const { page } = await come({ as: anna, prefs: { plain: true } })
  await page.goto(`/tables/${table}`)
  await expect(page.locator('[data-fact]').first()).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  const scene = () => page.locator('.felt').innerText()
  const before = await scene()
  await expect(undo).toBeHidden()
  await page.keyboard.press('u')
  expect(await scene(), 'nothing to take back').toBe(before)
  // A die in the mine: nothing is left to chance there, so it can be taken back.
  await api.answer(table, anna, question!, (choices) => choices.findLast(({ fact }) => fact.startsWith('floor=')) ?? choices.find(({ fact }) => fact.startsWith('die=')))
  await expect(undo).toBeVisible()
  await expect.poll(scene).not.toBe(before)
  await page.keyboard.press('u')
  await expect.poll(scene).toBe(before)
  await expect(undo).toBeHidden()
})
