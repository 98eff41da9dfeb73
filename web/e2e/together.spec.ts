/** People who sit together: by a link, in two browsers, at one screen; and the page without a server. */

import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { play } from './support/robot.mjs'
import { ownOnly } from './support/secrets'

const presence = (page: Page, name: string) => page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name }).locator('[data-presence]')

test('an invitation says who invites to what, and one click sits down', async ({ api, come }) => {
  const [anna, boris] = await Promise.all([api.guest('Anna'), api.guest('Boris')])
  const { table, invite } = await api.open(anna, 'cyber-merchant', ['me', 'invited'], { options: { cyber_deck: 'on' }, clock: { days: { each: 2 } }, visibility: 'link' })
  const host = await come({ as: anna })
  await host.page.goto(`/tables/${table}`)
  const field = host.page.getByRole('textbox', { name: 'Invite' })
  await expect(field).toHaveValue(new RegExp(`invite=${invite}$`))
  const link = await field.inputValue()
  await expect(host.page.getByRole('img', { name: /QR code/ })).toBeVisible()

  const guest = await come({ as: boris })
  await guest.page.goto(link)
  await expect(guest.page.getByRole('heading', { name: 'Anna invites you to Cyber Merchant' })).toBeVisible()
  await expect(guest.page.locator('.brief')).toContainText('2 days')
  await expect(guest.page.locator('.brief')).toContainText('Cyber')
  // They talk while they wait.
  await guest.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(host.page.locator('.gathering .seats')).toContainText('Boris')
  await guest.page.getByRole('textbox', { name: /Say|message/i }).fill('Ready when you are')
  await guest.page.keyboard.press('Enter')
  await expect(host.page.getByRole('log')).toContainText('Ready when you are')
  await host.page.getByRole('button', { name: 'Start' }).click()
  await expect(guest.page.locator('.felt')).toBeVisible()
})

test('a stranger is asked for a name before they sit down', async ({ api, come }) => {
  const anna = await api.guest('Anna')
  const { table, invite } = await api.open(anna, 'syndicate', ['me', 'invited'])
  const { page } = await come()
  await page.goto(`/tables/${table}?invite=${invite}`)
  await page.getByRole('button', { name: 'Sit down' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Vera')
  await sheet.locator('button[type="submit"]').click()
  await expect(page.locator('.gathering .seats')).toContainText('Vera')
})

test('seat cards say who is here, and who has gone', async ({ api, come }) => {
  const [anna, boris] = await Promise.all([api.guest('Anna'), api.guest('Boris')])
  const table = await api.pair(anna, boris, 'syndicate')
  const one = await come({ as: anna })
  await one.page.goto(`/tables/${table}`)
  await expect(presence(one.page, 'Boris')).toHaveAttribute('data-presence', 'gone')
  const other = await come({ as: boris })
  await other.page.goto(`/tables/${table}`)
  await expect(presence(one.page, 'Boris')).toHaveAttribute('data-presence', 'here')
  // The page is there, but nobody looks at it.
  await other.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(presence(one.page, 'Boris')).toHaveAttribute('data-presence', 'away')
  await other.page.reload()
  await expect(presence(one.page, 'Boris')).toHaveAttribute('data-presence', 'here')
  await other.page.close()
  await expect(presence(one.page, 'Boris')).toHaveAttribute('data-presence', 'gone')
})

test('giving up says what it does, and a rematch is one click for each', async ({ api, come }) => {
  const [anna, boris] = await Promise.all([api.guest('Anna'), api.guest('Boris')])
  const table = await api.pair(anna, boris, 'syndicate')
  const [one, other] = [await come({ as: anna }), await come({ as: boris })]
  for (const { page } of [one, other]) {
    await page.goto(`/tables/${table}`)
    await expect(page.locator('.felt')).toBeVisible()
  }
  await one.page.getByRole('button', { name: 'Menu' }).click()
  await one.page.getByRole('button', { name: 'Give up' }).click()
  const sheet = one.page.getByRole('dialog', { name: 'Give up' })
  await expect(sheet).toContainText('The game ends now, and you finish last.')
  await sheet.getByRole('button', { name: 'Give up' }).click()
  const result = other.page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('Anna gave up.')
  await expect(result.getByRole('listitem').filter({ hasText: 'Anna' })).toContainText('gave up')

  await one.page.getByRole('button', { name: 'Rematch' }).click()
  await expect(one.page).not.toHaveURL(new RegExp(`/tables/${table}$`))
  const asks = other.page.getByRole('status').filter({ hasText: 'Anna wants a rematch.' })
  await asks.getByRole('button', { name: 'Sit down' }).click()
  await expect(other.page).toHaveURL(one.page.url())
  await one.page.getByRole('button', { name: 'Start' }).click()
  for (const { page } of [one, other]) await expect(page.locator('.felt')).toBeVisible()
  // In the history it is told as well.
  await other.page.goto(`/players/${anna.user}`)
  await expect(other.page.locator('.games li').first()).toContainText('gave up')
})

test('the question mark shows the keys', async ({ api, come }) => {
  const [anna, boris] = await Promise.all([api.guest('Anna'), api.guest('Boris')])
  const table = await api.pair(anna, boris, 'syndicate')
  const { page } = await come({ as: anna })
  await page.goto(`/tables/${table}`)
  await expect(page.locator('.felt')).toBeVisible()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('Undo your last move')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(sheet).toBeVisible()
})

test('two people at one screen: no hand is there while it is passed on', async ({ come }) => {
  test.setTimeout(420_000)
  const { page, watch } = await come()
  watch.listen()
  await page.goto('/new?game=cyber-merchant')
  await page.getByText('At this screen', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Name of the player on seat 2' }).fill('Bob')
  await page.locator('form button[type="submit"]').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Anna')
  await sheet.locator('button[type="submit"]').click()
  await page.getByRole('button', { name: 'Start' }).click()
  const curtain = page.getByRole('alertdialog')
  const seen = new Set<string>()
  let passed = 0
  // The hands of both, as the server told each of them: what the other must never see.
  const hands = new Map<number, Set<string>>([[0, new Set()], [1, new Set()]])
  while (passed < 14) {
    await expect(curtain).toBeVisible()
    const told = (await watch.everything()).length
    expect(await page.locator('.own [data-fact], .own .card').count(), 'no card of a hand is in the page').toBe(0)
    const name = /Pass the screen to (\w+)/.exec((await curtain.getAttribute('aria-label')) ?? '')![1]!
    seen.add(name)
    const seat = name === 'Bob' ? 1 : 0
    await page.waitForTimeout(150)
    const between = (await watch.everything()).slice(told)
    expect(ownOnly(between), 'nor in what the page is told meanwhile').toEqual([])
    await curtain.getByRole('button', { name: `I am ${name}` }).click()
    await expect(curtain).toBeHidden()
    passed += 1
    const from = (await watch.everything()).length
    await turn(page, curtain)
    const during = (await watch.everything()).slice(from).flatMap((text) => (text.startsWith('{"push":"update"') ? [JSON.parse(text) as { seat?: number; view?: { own?: { cards: [number, number][] } } }] : []))
    for (const update of during.filter((one) => one.view?.own)) {
      expect(update.seat, 'only the hand of whoever sits there').toBe(seat)
      hands.get(seat)!.add(JSON.stringify(update.view!.own!.cards))
    }
    if ((await page.locator('.table-page').getAttribute('data-stage')) === 'over') break
  }
  expect([...seen].sort()).toEqual(['Anna', 'Bob'])
  for (const [seat, told] of hands) expect(told.size, `seat ${seat} saw its hand`).toBeGreaterThan(0)
})

/** Answers whatever is asked until the screen is to be passed on, or the game is over. */
async function turn(page: Page, curtain: ReturnType<Page['getByRole']>): Promise<void> {
  const done = async () => (await curtain.isVisible()) || (await page.locator('.table-page').getAttribute('data-stage')) === 'over'
  for (let tries = 0; tries < 200; tries += 1) {
    if (await done()) return
    // The robot stops as soon as nothing is asked of this seat any more.
    const before = await page.locator('.table-page').getAttribute('data-at')
    if (before !== null) {
      await play(page, { patience: 400, seed: tries + 1, until: async (clicks) => clicks >= 1 || (await done()) }).catch((error: unknown) => {
        if (!/nothing more can be chosen/.test(String(error))) throw error
      })
    } else await page.waitForTimeout(60)
  }
  throw new Error('the turn does not end')
}

test('an address that is nobody’s is told so, with its status', async ({ server, come }) => {
  for (const [path, status] of [['/', 200], ['/tables/7', 200], ['/rules/dei', 200], ['/no/such/page', 404], ['/tables/7/else', 404], ['/nothing.txt', 404]] as const) {
    expect((await fetch(server.url + path)).status, path).toBe(status)
  }
  const { page } = await come()
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const icon = await fetch(`${server.url}/favicon.ico`)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  const manifest = (await (await fetch(`${server.url}/manifest.webmanifest`)).json()) as { icons: { src: string }[] }
  for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }]) expect((await fetch(server.url + src)).status, src).toBe(200)
})

for (const [lang, heading] of [['en', 'You are offline'], ['uk', 'Немає зв’язку']] as const) {
  test(`without a server the page opens and says so, in ${lang}`, async ({ come }) => {
    const { page, context, watch } = await come({ lang })
    watch.excuse(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => caches.keys().then((names) => names.some((name) => name.startsWith('boardroom-'))))
    await context.setOffline(true)
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    // Nothing that the interface answered is kept.
    const kept = await page.evaluate(async () => {
      const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      return (await Promise.all(caching.map((cache) => cache.keys()))).flat().map((request) => new URL(request.url).pathname)
    })
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])
    expect(kept).toContain('/index.html')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeHidden()
  })
}
