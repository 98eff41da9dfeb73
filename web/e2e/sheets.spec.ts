/** Sheets of cards, the line of purpose, the summary of a round, the points at the end. */

import type { Locator, Page } from '@playwright/test'
import { expect, test, type Visit } from './support/fixtures'
import { play } from './support/robot.mjs'

/** A piece in each kind of place, by game. */
const PLACES: Record<string, readonly string[]> = {
  syndicate: ['.slot [data-about^="robot"]', '.investor [data-about^="investor"]', '[data-about="deck"]', '[data-about="discard"]', '[data-about="die"]', '[data-about="agent"]', '[data-about="marker"]'],
  'fantastic-factories': ['.prints [data-about^="blueprint"]', '.people [data-about^="contractor"]', '.people [data-about^="tool"]', '.hand [data-about^="blueprint"]', '[data-about^="floor"]', '[data-about="metal"]', '[data-about="discard"]'],
  'cyber-merchant': ['.lot [data-about^="card"]', '.own [data-about^="card"]', '[data-about^="track"]', '[data-about="discard"]', '[data-about="crypto"]', '[data-about="credits"]'],
}
const sheet = (page: Page) => page.locator('.card-sheet')

/** It lies over neither its piece nor the action bar, and says what it is about in whole sentences. */
async function whole(page: Page, piece: Locator): Promise<void> {
  await expect(sheet(page)).toBeVisible()
  await expect(sheet(page)).toHaveAttribute('data-of', (await piece.getAttribute('data-about')) ?? '')
  await expect(sheet(page).getByRole('heading')).not.toHaveText(/^\[|^$/)
  await expect(sheet(page).locator('p').filter({ hasText: /\.$/ }).first()).toBeVisible()
  await expect(sheet(page)).not.toContainText(/\[[a-z]|\{ \$/)
}
async function covers(page: Page, other: Locator): Promise<boolean> {
  const [a, b] = [await sheet(page).boundingBox(), await other.boundingBox()]
  return a !== null && b !== null && a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1
}

for (const [game, places] of Object.entries(PLACES)) {
  test(`pieces of ${game} explain themselves to pointer and keyboard`, async ({ world, come }) => {
    const { page } = await come({ as: world.anna })
    await page.goto(`/tables/${world.playing.get(game)}`)
    await expect(page.locator('.lit').first()).toBeVisible()
    for (const place of places) {
      const piece = page.locator(place).filter({ visible: true }).first()
      await piece.scrollIntoViewIfNeeded()
      await piece.hover()
      await whole(page, piece)
      expect(await covers(page, piece), `${place} lies under its sheet`).toBe(false)
      expect(await covers(page, page.locator('.bar')), `the bar lies under the sheet of ${place}`).toBe(false)
      await page.mouse.move(2, 2)
      await expect(sheet(page)).toBeHidden()
    }
    // By keyboard: on focus, then to stay, from piece to piece, and back.
    const lit = page.locator('button.lit:has([data-about]), button.lit[data-about]').first()
    if (await lit.count()) {
      await page.keyboard.press('Tab')
      await lit.focus()
      await expect(sheet(page)).toHaveRole('tooltip')
      await page.keyboard.press('i')
      await expect(sheet(page)).toHaveRole('dialog')
      await expect(sheet(page)).toBeFocused()
      const first = await sheet(page).getAttribute('data-of')
      await page.keyboard.press('ArrowRight')
      await expect(sheet(page)).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await expect(sheet(page)).toHaveAttribute('data-of', first ?? '')
      await sheet(page).locator('summary').click()
      await expect(sheet(page).getByRole('link').first()).toHaveAttribute('href', /\/rules\//)
      await page.keyboard.press('Escape')
      await expect(sheet(page)).toBeHidden()
      await expect(lit).toBeFocused()
    }
  })

  test(`a long press on a phone opens the sheet of a piece of ${game}, and chooses nothing`, async ({ world, come }) => {
    const { page } = await come({ as: world.anna, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.goto(`/tables/${world.playing.get(game)}`)
    await expect(page.locator('.lit').first()).toBeVisible()
    const at = await page.locator('.table-page').getAttribute('data-at')
    const piece = page.locator('.pane [data-about]').filter({ visible: true }).first()
    await piece.scrollIntoViewIfNeeded()
    const box = await piece.boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + Math.min((box?.height ?? 0) / 2, 30)]
    const session = await page.context().newCDPSession(page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await expect(sheet(page)).toBeVisible()
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(sheet(page)).toHaveRole('dialog')
    await expect(sheet(page).getByRole('heading')).not.toHaveText(/^\[|^$/)
    expect(await page.locator('.table-page').getAttribute('data-at')).toBe(at)
    await sheet(page).getByRole('button', { name: 'Close' }).click()
    await expect(sheet(page)).toBeHidden()
  })
}

test('a click on a card that cannot be chosen opens its sheet with the reason', async ({ api, come }) => {
  const anna = await api.guest('Anna')
  const { table } = await api.open(anna, 'fantastic-factories', ['me', { bot: 'random' }])
  await api.play(table, [anna], { until: (look) => look.view?.stage === 'work' && look.view?.round >= 2 })
  const { page } = await come({ as: anna })
  await page.goto(`/tables/${table}`)
  await expect(page.locator('.lit').first()).toBeVisible()
  const card = page.locator('.prints [data-about][aria-disabled="true"]').first()
  await card.click({ force: true, position: { x: 20, y: 60 } })
  await expect(sheet(page).getByRole('alert').getByRole('link')).toHaveText(/^FF-/)
  await whole(page, card)
  await expect(page.getByRole('alert'), 'it is said once').toHaveCount(1)
})

test('what others have built can be looked through', async ({ world, come }) => {
  const { page } = await come({ as: world.anna })
  await page.goto(`/tables/${world.playing.get('fantastic-factories')}`)
  await page.locator('.minis button').first().click()
  const card = page.getByRole('dialog').locator('[data-about^="blueprint"]').first()
  await card.hover()
  await whole(page, card)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
})

test('the head says what the phase is for, on a phone on one line that opens', async ({ world, come }) => {
  const { page } = await come({ as: world.anna, viewport: { width: 390, height: 844 } })
  await page.goto(`/tables/${world.playing.get('fantastic-factories')}`)
  const line = page.getByRole('button', { name: /Work: place dice, use cards, build/ })
  await expect(line).toBeVisible()
  const no = page.getByRole('group', { name: 'Play sounds?' }).getByRole('button', { name: 'No' })
  await no.click()
  expect((await line.boundingBox())?.height).toBeLessThan(32)
  await line.click()
  await expect(line).toHaveAttribute('aria-expanded', 'true')
})

const number = (text: string) => Number(text.replace('−', '-').replace('+', ''))

/** The rows of a grid, each with its cells; the totals are the sums of their columns. */
async function columns(grid: Locator): Promise<Map<string, number>> {
  const names = await grid.locator('thead .name').allInnerTexts()
  const rows = await grid.locator('tbody tr:not(.rules)').all()
  const sums = names.map(() => 0)
  for (const row of rows) (await row.locator('td').allInnerTexts()).forEach((cell, at) => (sums[at]! += number(cell)))
  const totals = (await grid.locator('tfoot td').allInnerTexts()).map(number)
  expect(totals).toEqual(sums)
  return new Map(names.map((name, at) => [name.replace(/,.*/s, '').trim(), totals[at] ?? 0]))
}

test('a round ends with a summary that can be skipped, and the points of a whole game add up', async ({ api, come }) => {
  const [anna, boris] = [await api.guest('Anna'), await api.guest('Boris')]
  const table = await api.pair(anna, boris, 'syndicate')
  const last = { round: 1, vp: [0, 0] }
  await api.play(table, [anna, boris], { until: (look, person) => person === anna && look.view.round === 1 && look.view.players.every((one: { agents: number }) => one.agents <= 1) })
  const visit: Visit = await come({ as: anna })
  const { page } = visit
  await page.goto(`/tables/${table}`)
  await expect(page.locator('.frame')).toBeVisible()

  const summary = page.locator('.round-summary')
  const done = api.play(table, [anna, boris], { until: (look) => look.view.round === 2 })
  await expect(summary).toBeVisible({ timeout: 20_000 })
  const { view } = await done
  const sums = await columns(summary)
  expect([...sums.values()], 'what the round gave').toEqual(view.players.map((one: { vp: number }, seat: number) => one.vp - last.vp[seat]!))
  await page.keyboard.press('Shift')
  await expect(summary).toBeHidden()

  await api.play(table, [anna, boris])
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toBeVisible({ timeout: 20_000 })
  const totals = await columns(result)
  const { places } = await api.call(`/tables/${table}/standings`, undefined, anna.token)
  const { view: end } = await api.look(table, anna)
  for (const place of places) {
    expect(totals.get(place.name), `${place.name}: the total is the score`).toBe(place.score)
    expect(place.score, 'and what the table shows').toBe(end.players[place.seat].vp)
  }
  await expect(result.getByRole('listitem').first()).toContainText(String(Math.max(...places.map((place: { score: number }) => place.score))))
})

test('summaries can be switched off', async ({ api, come }) => {
  const [anna, boris] = [await api.guest('Anna'), await api.guest('Boris')]
  const table = await api.pair(anna, boris, 'syndicate')
  await api.play(table, [anna, boris], { until: (look, person) => person === anna && look.view.players.every((one: { agents: number }) => one.agents <= 1) })
  const { page } = await come({ as: anna, prefs: { summaries: false } })
  await page.goto(`/tables/${table}`)
  await expect(page.locator('.frame')).toBeVisible()
  await api.play(table, [anna, boris], { until: (look) => look.view.round === 2 })
  await expect(page.locator('.table-page h1 + *')).toContainText('Round 2')
  await page.waitForTimeout(500)
  await expect(page.locator('.round-summary')).toHaveCount(0)
})

test('the game can be played on after a summary', async ({ api, come }) => {
  const anna = await api.guest('Anna')
  const { table } = await api.open(anna, 'syndicate', ['me', { bot: 'random' }])
  await api.play(table, [anna], { until: (look) => look.view.players.every((one: { agents: number }) => one.agents <= 1) })
  const { page } = await come({ as: anna })
  await page.goto(`/tables/${table}`)
  // The robot clicks what is lit as soon as it is: nothing lies over it.
  await play(page, { seed: 5, until: (clicks) => clicks > 8 })
})
