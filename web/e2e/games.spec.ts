/** Two people play each game from the first page to the last sum, one at the board, one at the table of text and lists. */

import type { Page } from '@playwright/test'
import { expect, GAMES, test, type Visit } from './support/fixtures'
import { play } from './support/robot.mjs'
import { leaks, ownOnly, peek, reached, secrets } from './support/secrets'
import { saidBy } from './support/words'

/** Somebody who comes for the first time opens a table; gives the link to it. */
async function openTable(page: Page, game: string, name: string): Promise<string> {
  await page.goto(`/new?game=${game}`)
  await page.getByRole('button', { name: 'Open table' }).click()
  await introduce(page, name)
  return page.getByRole('textbox', { name: 'Invite' }).inputValue()
}

async function introduce(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Name' }).fill(name)
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await expect(sheet).toBeHidden()
}

/** The places, and that every score opens to the sum it is. */
async function checkStandings(page: Page): Promise<void> {
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByRole('heading')).toHaveText(/ wins| share the win/)
  const scores = result.getByRole('listitem').getByRole('button')
  await expect(scores).toHaveCount(2)
  for (const score of await scores.all()) {
    const points = Number.parseInt(await score.innerText(), 10)
    await score.click()
    const sheet = page.getByRole('dialog', { name: /^Points: / })
    // The words of the kinds are read when the sheet is opened.
    await expect(sheet.getByRole('rowheader').getByRole('button').first()).toBeVisible()
    const terms = await sheet.locator('tbody td.mark').allInnerTexts()
    const sum = terms.reduce((total, term) => total + Number(term.replace('−', '-')), 0)
    expect(sum, `the terms ${terms.join(' ')}`).toBe(points)
    const kinds = await sheet.getByRole('rowheader').getByRole('button').all()
    expect(kinds.length, 'every kind names its rules').toBe(terms.length)
    for (const kind of kinds) {
      await kind.click()
      await expect(sheet.locator('tr.rules').getByRole('link').first()).toBeVisible()
    }
    await sheet.getByRole('button', { name: 'Close' }).first().click()
    await expect(sheet).toBeHidden()
  }
}

for (const game of GAMES) {
  test(`a whole game of ${game}, and somebody looks on`, async ({ api, come }) => {
    // Smaller screens are drawn faster.
    const viewport = { width: 1100, height: 640 }
    const [anna, boris, eve] = [await come({ viewport }), await come({ viewport, hasTouch: true, prefs: { plain: true } }), await come({ viewport })]
    const all: Visit[] = [anna, boris, eve]
    for (const visit of all) visit.watch.listen()

    const link = await openTable(anna.page, game, 'Anna')
    await boris.page.goto(link)
    await boris.page.getByRole('button', { name: 'Sit down' }).click()
    await introduce(boris.page, 'Boris')
    await eve.page.goto(link)
    await anna.page.getByRole('button', { name: 'Start' }).click()
    await expect(eve.page.getByText('Spectator')).toBeVisible()

    const { pathname, searchParams } = new URL(link)
    const version = async (): Promise<number> => (await api.call(pathname, { do: 'look', invite: searchParams.get('invite') })).version

    /** What both players hold and nobody has seen is not on the onlooker's screen. */
    const glance = async () => {
      const { hidden, named } = await peek(() => saidBy(eve.page), version, [anna.watch.told, boris.watch.told])
      expect(named, 'the onlooker reads of a hidden card').toEqual([])
      return hidden
    }
    if (game === 'fantastic-factories') {
      await expect.poll(async () => (await glance()).length, 'hands are hidden').toBeGreaterThan(2)
      const mine = secrets([boris.watch.told]).now.map((card) => card.title)
      expect(mine.length).toBeGreaterThan(0)
      for (const title of mine) await expect.poll(() => saidBy(boris.page), 'Boris reads the cards in hand').toContain(title)
    }

    let clicks = 0
    const onclick = async () => {
      clicks += 1
      if (clicks % 50 === 0) await glance()
    }
    await Promise.all([play(anna.page, { seed: 11, onclick }), play(boris.page, { seed: 12, touch: true, rather: /^(build|use)=/, onclick })])

    for (const { page } of all) await checkStandings(page)
    await reached(all.map(({ watch }) => watch.told), await version())
    const players = [await anna.watch.everything(), await boris.watch.everything()]
    const onlooker = await eve.watch.everything()
    // A short game tells less.
    const enough = Math.min(20, clicks)
    expect(onlooker.length, 'the onlooker was told something').toBeGreaterThan(enough)
    expect(leaks(onlooker, players)).toEqual([])
    expect(ownOnly(onlooker)).toEqual([])
    expect(ownOnly(players.flat()).length, 'the players are told what is theirs').toBeGreaterThan(enough)
  })
}
