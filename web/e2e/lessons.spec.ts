/** Every lesson is played to its end by doing what it asks; what is offered, taken back, left and gone on with. */

import { expect, test } from './support/fixtures'
import { LESSONS } from './support/games'
import { learn, read, settled } from './support/lesson.mjs'

for (const game of LESSONS) {
  test(`the lesson of ${game} is played to its end`, async ({ come }) => {
    const { page } = await come({ viewport: { width: 1366, height: 768 } })
    await page.goto('/')
    await page.locator(`.games a[href="/learn/${game}"]`).click()
    const notes = await learn(page, {
      onnote: async (note) => {
        expect(note.unseen, `${note.note} speaks of pieces that are not there`).toEqual([])
        await expect(page.locator('[data-note] .said')).not.toHaveText(/lesson-/)
      },
    })
    expect(new Set(notes).size).toBe(notes.length)
    expect(notes.at(-1)).toBe('remember')
    await page.locator('[data-do="lesson-play"]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test(`the lesson of ${game} on a phone, in Ukrainian`, async ({ come }) => {
    const { page } = await come({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, lang: 'uk' })
    await page.goto(`/learn/${game}`)
    const notes = await learn(page, { touch: true })
    expect(notes.at(-1)).toBe('remember')
  })

  test(`how to play ${game}, with pictures of its board`, async ({ come }) => {
    const { page } = await come()
    await page.goto('/rules')
    await page.locator(`a[href="/rules/${game}"]`).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
    const pictures = page.locator('.picture .board')
    await expect(pictures.first()).toBeVisible()
    for (const picture of await pictures.all()) await expect(picture).toHaveCSS('visibility', 'visible')
    await expect(page.locator('main')).not.toContainText('guide-')
    await page.getByRole('link', { name: 'All rules, one by one' }).click()
    await expect(page.locator('article li.rule').first()).toBeVisible()
    await expect(page.locator('article')).not.toContainText(/\[(seed|ruling|public|reconstructed)/)
  })
}

test('another legal move is answered kindly and taken back, and a lesson goes on where it was left', async ({ come }) => {
  const { page } = await come()
  await page.goto('/learn/syndicate')
  for (let notes = 0; notes < 3; notes += 1) {
    await settled(page)
    await page.locator('[data-do="lesson-next"]').click()
  }
  await settled(page, (now) => now.note === 'buy')
  await page.locator('[data-means="slot=2"]').click()
  await page.locator('[data-means="sent=2"]').click()
  const confirm = page.locator('[data-do="confirm"]')
  if (await confirm.isVisible().catch(() => false)) await confirm.click()
  await settled(page, (now) => now.doing === 'strayed')
  await expect(page.locator('[data-note]')).toContainText('You may do that too. Here we take the robot that likes 4s')
  await page.locator('[data-do="lesson-take-back"]').click()
  await settled(page, (now) => now.doing === 'task' && now.note === 'buy')

  await page.reload()
  await settled(page, (now) => now.note === 'buy')
  await page.locator('[data-do="lesson-back"]').click()
  await settled(page, (now) => now.note === 'card')
  await page.goto('/learn/syndicate')
  await settled(page, (now) => now.note === 'card')
  expect((await read(page))?.doing).toBe('read')
})

test('a lesson can be read and played with the keyboard, and shows what it asks for', async ({ come }) => {
  const { page } = await come()
  await page.goto('/learn/syndicate')
  for (const note of ['goal', 'dice', 'card']) {
    await settled(page, (now) => now.note === note)
    await page.locator('[data-do="lesson-next"]').press('Enter')
  }
  await settled(page, (now) => now.note === 'buy')
  await page.locator('[data-do="lesson-show"]').press('Enter')
  await settled(page, (now) => now.note === 'plug')
})

test('whoever opens a game for the first time is offered its lesson, once', async ({ come }) => {
  const { page } = await come()
  await page.goto('/new?game=syndicate')
  const offer = page.getByText('First time? Play a short guided game')
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Open table' })).toBeVisible()
  await expect(offer).toBeHidden()
  await page.goto('/new?game=smartphone')
  await expect(page.getByRole('button', { name: 'Open table' })).toBeVisible()
  await expect(offer).toBeHidden()
})
