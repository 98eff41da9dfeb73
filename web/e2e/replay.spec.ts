/** A finished game is looked at again: step by step, with the eyes of a seat, from a link to a moment. */

import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { CARDS } from './support/secrets'
import { saidBy } from './support/words'

/** What a view names by number: a hand, and what lies open. */
interface Held {
  view: { hand: { cards: number[] } | null; players: { built: number[]; known: number[] }[]; blueprints: (number | null)[] }
}

const moment = (page: Page) => page.getByRole('slider', { name: 'Moment' })
const step = (page: Page) => page.locator('output')

test('slider, steps, and the eyes of a seat', async ({ api, world, come }) => {
  const { page } = await come({ as: world.anna })
  await page.goto(`/tables/${world.over}`)
  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(page).toHaveURL(/\/replay\?step=0&seat=0$/)
  await expect(moment(page)).toHaveValue('0')
  await expect(page.getByRole('button', { name: 'To the start' })).toBeDisabled()

  await page.getByRole('button', { name: 'Forward' }).click()
  await expect(moment(page)).toHaveValue('1')
  await page.getByRole('main').press('ArrowRight')
  await expect(moment(page)).toHaveValue('2')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(moment(page)).toHaveValue('1')
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(page.getByRole('button', { name: 'Forward' })).toBeDisabled()
  const steps = Number(await moment(page).inputValue())
  expect(steps).toBeGreaterThan(40)
  await expect(step(page)).toHaveText(`${steps} of ${steps}`)

  /** Cards of a seat's hand that lie nowhere open at a moment. */
  const hidden = async (at: number, seat: number): Promise<string[]> => {
    const { view }: Held = await api.call(`/tables/${world.over}/replay?step=${at}&seat=${seat}`)
    const open = [...view.players.flatMap(({ built, known }) => [...built, ...known]), ...view.blueprints]
    const own = (view.hand?.cards ?? []).filter((card) => !open.includes(card))
    return CARDS.filter(({ number }) => own.includes(number)).map(({ title }) => title)
  }
  // A moment at which both have something to hide; further back they are fuller.
  let middle = Math.floor(steps / 2)
  let hands: string[][] = []
  for (; middle > 0; middle -= 1) {
    hands = [await hidden(middle, 0), await hidden(middle, 1)]
    if (hands.every((hand) => hand.length > 0)) break
  }
  expect(hands.every((hand) => hand.length > 0), 'both hide something at some moment').toBe(true)
  await moment(page).fill(String(middle))
  await expect(step(page)).toHaveText(`${middle} of ${steps}`)
  await expect(page).toHaveURL(new RegExp(`step=${middle}&seat=0$`))

  const eyes = page.getByRole('combobox', { name: 'View as' })
  for (const seat of [1, 0]) {
    await eyes.selectOption(String(seat))
    await expect(page).toHaveURL(new RegExp(`seat=${seat}$`))
    for (const title of hands[seat] ?? []) await expect.poll(() => saidBy(page), 'their own cards are shown').toContain(title)
  }
  await eyes.selectOption('')
  await expect(page).not.toHaveURL(/seat=/)
  const told = (await page.getByRole('region', { name: 'What happened' }).or(page.locator('main')).first().innerText()).length
  expect(told).toBeGreaterThan(0)
  for (const title of hands.flat()) await expect.poll(() => page.locator('.felt').innerText(), 'an onlooker sees no hand').not.toContain(title)
})

test('a link to a moment leads a stranger there', async ({ world, come }) => {
  const { page, context } = await come({ as: world.anna })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/tables/${world.over}/replay?step=7&seat=1`)
  await expect(moment(page)).toHaveValue('7')
  await page.getByRole('button', { name: 'Link to this moment' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const stranger = await come()
  await stranger.page.goto(link)
  await expect(moment(stranger.page)).toHaveValue('7')
  await expect(stranger.page.getByRole('combobox', { name: 'View as' })).toHaveValue('1')
  const felt = await page.locator('.felt').innerText()
  await expect.poll(() => stranger.page.locator('.felt').innerText()).toBe(felt)
})

test('it plays by itself', async ({ world, come }) => {
  const { page } = await come({ as: world.anna })
  await page.goto(`/tables/${world.over}/replay?step=3`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(async () => Number(await moment(page).inputValue())).toBeGreaterThanOrEqual(5)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})
