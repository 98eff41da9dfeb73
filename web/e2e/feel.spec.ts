/** The face of titles, the pictures at home, sounds that are asked for once, and the place of action. */

import type { Page } from '@playwright/test'
import { expect, GAMES, test } from './support/fixtures'

/** The size of a letter in Bitter and in what stands in for it are not the same: the files have arrived. */
const faces = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => [...document.fonts].filter((face) => face.family.includes('Bitter') && face.status === 'loaded').length))

test('titles are set in our own face, in Cyrillic too, from this server', async ({ come }) => {
  for (const [lang, files] of [['en', 1], ['ru', 2], ['uk', 2]] as const) {
    const { page } = await come({ lang })
    await page.goto('/')
    await expect(page.locator('.games h3').first()).toBeVisible()
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"?Bitter/)
    await expect.poll(() => faces(page), lang).toBeGreaterThanOrEqual(files)
  }
})

test('home shows of each game a picture, a line, players and minutes', async ({ come }) => {
  const { page } = await come()
  await page.goto('/')
  for (const game of await page.locator('.games > li').all()) {
    await expect(game.locator('.art svg').locator('path, rect').first()).toBeAttached()
    expect(((await game.locator('.pitch').textContent()) ?? '').length).toBeGreaterThan(20)
    await expect(game.locator('.facts')).toHaveText(/\d–\d players\s*\d+–\d+ min/)
  }
})

test('sounds are asked for once, and kept', async ({ world, come }) => {
  const { page } = await come({ as: world.anna })
  await page.goto(`/tables/${world.playing.get('syndicate')}`)
  const ask = page.getByRole('group', { name: 'Play sounds?' })
  await expect(ask).toBeVisible()
  await ask.getByRole('button', { name: 'Yes' }).click()
  await expect(ask).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.table-page .lit').first()).toBeVisible()
  await expect(ask).toHaveCount(0)
  await page.goto('/settings')
  await expect(page.getByRole('group', { name: 'Sound' }).getByRole('radio', { name: 'Normal' })).toBeChecked()
})

test('a no to sounds is a no', async ({ world, come }) => {
  const { page } = await come({ as: world.anna })
  await page.goto(`/tables/${world.playing.get('cyber-merchant')}`)
  const ask = page.getByRole('group', { name: 'Play sounds?' })
  await ask.getByRole('button', { name: 'No' }).click()
  await page.reload()
  await expect(page.locator('.table-page .lit').first()).toBeVisible()
  await expect(ask).toHaveCount(0)
})

test('where something can be chosen is the brightest part of the board, and nothing moves for it', async ({ world, come }) => {
  const { page } = await come({ as: world.anna })
  for (const game of GAMES.filter((one) => world.playing.has(one))) {
    await page.goto(`/tables/${world.playing.get(game)}`)
    await expect(page.locator('.table-page .lit').first()).toBeVisible()
    const zones = () =>
      page.locator('[data-zone]').evaluateAll((all) => {
        const probe = document.body.appendChild(document.createElement('canvas')).getContext('2d', { willReadFrequently: true })!
        return all.map((zone) => {
          const patch = zone.appendChild(document.createElement('i'))
          patch.style.color = 'var(--card)'
          probe.fillStyle = getComputedStyle(patch).color
          patch.remove()
          probe.fillRect(0, 0, 1, 1)
          const [red = 0, green = 0, blue = 0] = probe.getImageData(0, 0, 1, 1).data
          const { x, y, width, height } = zone.getBoundingClientRect()
          return { lit: zone.querySelector('.lit') !== null, light: red + green + blue, box: [x, y, width, height].map(Math.round) }
        })
      })
    const shown = await zones()
    const [bright, rest] = [shown.filter(({ lit }) => lit), shown.filter(({ lit }) => !lit)]
    expect(bright.length, game).toBeGreaterThan(0)
    for (const one of rest) expect(one.light, game).toBeLessThan(Math.min(...bright.map(({ light }) => light)))
    await page.locator('.room').evaluate((room) => room.querySelectorAll('.lit').forEach((piece) => piece.classList.remove('lit')))
    expect((await zones()).map(({ box }) => box), game).toEqual(shown.map(({ box }) => box))
  }
})
