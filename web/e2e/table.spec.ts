/** What may go wrong at a table, and must not: a choice regretted, a connection lost, a server that stops. */

import type { Page } from '@playwright/test'
import { offers, type Api, type Person } from './support/api.mjs'
import { expect, test } from './support/fixtures'
import { play } from './support/robot.mjs'

/** What a browser says of a server that is gone. */
const GONE = /WebSocket connection|ERR_CONNECTION|Failed to load resource/

/** Two at a table of Syndicate, where nothing is hidden; who is asked first comes first. */
async function two(api: Api): Promise<{ table: number; first: Person; second: Person }> {
  const [anna, boris] = await Promise.all([api.guest('Anna'), api.guest('Boris')])
  const table = await api.pair(anna, boris, 'syndicate')
  const asked = (await api.look(table, anna)).question !== undefined
  return { table, first: asked ? anna : boris, second: asked ? boris : anna }
}

const at = (page: Page) => page.locator('.table-page').getAttribute('data-at')
/** The table itself, without the question: what a change of mind must leave as it was. */
const scene = (page: Page) => page.locator('.felt').innerText()
const lost = (page: Page) => page.getByText('Connection lost')
/** Whether this is still the page it was: a reload would forget. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const marked = (page: Page) => page.evaluate(() => 'marked' in window)

for (const plain of [false, true]) {
  test(`steps and answers are taken back${plain ? ', as text and lists' : ''}`, async ({ api, come }) => {
    const [anna, boris] = await Promise.all([api.guest('Anna'), api.guest('Boris')])
    const table = await api.pair(anna, boris, 'fantastic-factories')
    const { question: asked } = await api.play(table, [anna, boris], { until: (look, person) => person === anna && look.view?.stage === 'work' && offers(look, 'floor=') })
    const { page } = await come({ as: anna, prefs: { plain } })
    await page.goto(`/tables/${table}`)
    await play(page, { until: (clicks) => clicks === 1, rather: /^die=/ })
    await expect.poll(() => at(page)).toMatch(/\/[1-9]$/)
    await page.keyboard.press('Escape')
    await expect.poll(() => at(page)).toMatch(/\/0$/)

    // Away from the hand: what a card pointed at would need is shown on the others.
    await page.mouse.move(0, 0)
    const before = await scene(page)
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeHidden()
    // A die in the mine, chosen with another device: nothing is left to chance there, so it can be taken back.
    await api.answer(table, anna, asked!, (choices) => choices.findLast(({ fact }) => fact.startsWith('floor=')) ?? choices.find(({ fact }) => fact.startsWith('die=')))
    await expect.poll(() => scene(page)).not.toBe(before)
    await undo.click()
    await expect.poll(() => scene(page)).toBe(before)
    await expect(page.locator('.lit').first()).toBeVisible()
  })
}

test('the log can be scrolled back to its beginning', async ({ api, come }) => {
  const anna = await api.guest('Anna')
  const { table } = await api.open(anna, 'fantastic-factories', ['me', { bot: 'random' }])
  await api.play(table, [anna], { until: (look) => look.view?.round >= 5 })
  const { page } = await come({ as: anna })
  await page.goto(`/tables/${table}`)
  const log = page.getByRole('log')
  await expect(log).toContainText('Round 5 begins')
  await expect(log).not.toContainText('Round 1 begins')
  await expect(async () => {
    await log.evaluate((box) => box.scrollTo(0, -box.scrollHeight))
    await expect(log).toContainText('Round 1 begins', { timeout: 200 })
  }).toPass()
  await log.evaluate((box) => box.scrollTo(0, 0))
  await expect(log).not.toContainText('Round 1 begins')
})

test('what cannot be chosen says why', async ({ api, come }) => {
  const { table, first } = await two(api)
  const { page } = await come({ as: first })
  await page.goto(`/tables/${table}`)
  await expect(page.locator('.lit').first()).toBeVisible()
  const before = await at(page)
  // There is no robot yet to be plugged in.
  const place = page.locator('.network button[aria-disabled="true"]', { hasText: 'N1' })
  await expect(place).toHaveAttribute('tabindex', '-1')
  await expect(place).not.toHaveClass(/\blit\b/)
  await place.click({ force: true }) // it is aria-disabled, and answers all the same
  const refusal = page.getByRole('alert')
  await expect(refusal.getByRole('link', { name: 'SYN-26' })).toHaveAttribute('href', /\/rules\/syndicate/)
  expect(await at(page), 'nothing was chosen').toBe(before)
  await page.locator('.factory .lit').first().click()
  await expect(refusal).toBeHidden()
})

test('the server stops and starts again, and the game goes on', async ({ api, server, come }) => {
  const { table, first, second } = await two(api)
  const [one, other] = [await come({ as: first }), await come({ as: second })]
  for (const { page, watch } of [one, other]) {
    watch.excuse(GONE)
    await page.goto(`/tables/${table}`)
    await expect(page.locator('[data-stage="playing"]')).toBeVisible()
    await mark(page)
  }
  let clicks = 0
  const until = () => (clicks += 1) > 12
  // Whoever is not asked waits, also while the server is gone.
  const begun = [play(one.page, { seed: 1, until }), play(other.page, { seed: 2, until })] as const
  await Promise.race(begun)

  await server.crash()
  await expect(lost(one.page)).toBeVisible()
  await expect(lost(other.page)).toBeVisible()
  await server.up()
  await expect(lost(one.page)).toBeHidden()
  await expect(lost(other.page)).toBeHidden()

  await Promise.all([begun[0].then(() => play(one.page, { seed: 3 })), begun[1].then(() => play(other.page, { seed: 4 }))])
  for (const { page } of [one, other]) {
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
    expect(await marked(page), 'the page was not loaded again').toBe(true)
  }
})

test('what was confirmed while the server was gone is done, and nothing is refused', async ({ api, server, come }) => {
  const { table, first } = await two(api)
  const { page, watch } = await come({ as: first })
  watch.excuse(GONE)
  await page.goto(`/tables/${table}`)
  await play(page, { until: (_, { state }) => state === 'confirm' })
  const question = Number.parseInt((await at(page)) ?? '', 10)
  // Also what is shown for a moment counts.
  await page.evaluate(() => {
    const alerts: string[] = []
    Object.assign(window, { alerts })
    new MutationObserver(() => document.querySelectorAll('[role="alert"]').forEach(({ textContent }) => alerts.push(textContent ?? ''))).observe(document, { subtree: true, childList: true })
  })

  await server.crash()
  await expect(lost(page)).toBeVisible()
  await page.locator('[data-do="confirm"]').click()
  await server.up()
  await expect.poll(async () => Number.parseInt((await at(page)) ?? '', 10)).toBeGreaterThan(question)
  // What is asked now is answered after all that was asked before.
  await play(page, { until: (clicks) => clicks === 1 })
  await expect.poll(() => at(page)).toMatch(/\/[1-9]$/)
  expect(await page.evaluate(() => (window as unknown as { alerts: string[] }).alerts)).toEqual([])
})

test('a cut connection is mended, and what was missed is told', async ({ api, come }) => {
  const { table, first, second } = await two(api)
  const { page, watch } = await come({ as: second })
  watch.excuse(GONE)
  let cut = (): Promise<void> => Promise.resolve()
  let refuse = false
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    if (refuse) return void socket.close()
    const upstream = socket.connectToServer()
    cut = async () => {
      await upstream.close()
      await socket.close()
    }
  })
  await page.goto(`/tables/${table}`)
  await expect(page.getByRole('log')).toContainText('Round 1')
  await mark(page)
  const before = await page.getByRole('log').innerText()
  refuse = true
  await cut()
  await expect(lost(page)).toBeVisible()

  await api.play(table, [first, second], { until: (_, person) => person === second })
  expect(await page.getByRole('log').innerText(), 'nobody has told them').toBe(before)
  refuse = false
  await expect(lost(page)).toBeHidden()
  await expect.poll(() => page.getByRole('log').innerText()).not.toBe(before)
  await expect(page.locator('.lit').first()).toBeVisible()
  expect(await marked(page)).toBe(true)
})
