/** Three languages: switched at once, and no message without words on any page. */

import { expect, test } from './support/fixtures'
import { KEYS, saidBy } from './support/words'

const LANGS = { en: 'English', ru: 'Русский', uk: 'Українська' } as const
/** A word of each language's head line. */
const SETTINGS = { en: 'Settings', ru: 'Настройки', uk: 'Налаштування' } as const

test('the language changes at once, on every page, and stays', async ({ world, come }) => {
  const { page } = await come({ as: world.boris })
  await page.goto('/settings')
  await page.evaluate(() => void Object.assign(window, { marked: true }))
  for (const lang of ['ru', 'uk', 'en'] as const) {
    await page.locator('header select').selectOption(lang)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SETTINGS[lang])
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    expect(await page.evaluate(() => 'marked' in window), 'without loading the page again').toBe(true)
  }
  await page.getByRole('group', { name: 'Language' }).getByText(LANGS.uk).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SETTINGS.uk)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SETTINGS.uk)
})

/** Runs in the page: notes the names of messages that are shown, be it for a moment. */
function notice(source: string): void {
  const keys = new Set<string>()
  Object.assign(window, { keys })
  const read = (node: Node) => {
    for (const key of (node.textContent ?? '').match(new RegExp(source, 'g')) ?? []) keys.add(key)
  }
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'characterData') read(change.target)
      else for (const node of change.addedNodes) read(node)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

for (const lang of ['en', 'ru', 'uk'] as const) {
  test(`every page has its words in ${LANGS[lang]}`, async ({ world, come }) => {
    const known = await come({ as: { ...world.anna }, lang })
    const stranger = await come({ lang })
    for (const visit of [known, stranger]) await visit.context.addInitScript((chosen) => location.protocol.startsWith('http') && localStorage.setItem('boardroom.language', chosen), lang)
    for (const visit of [known, stranger]) await visit.context.addInitScript(notice, KEYS.source)
    const wrong: string[] = []
    for (const sight of world.sights()) {
      const { page } = sight.as ? known : stranger
      await page.goto(sight.path)
      await expect(page.locator(sight.ready).first(), sight.name).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const said = await saidBy(page)
      const moments = await page.evaluate(() => [...((window as unknown as { keys?: Set<string> }).keys ?? [])])
      for (const key of new Set(said.match(KEYS) ?? [])) wrong.push(`${sight.name}: ${key}`)
      if (moments.length > 0) wrong.push(`${sight.name}, before its words were there: ${moments.slice(0, 3).join(', ')}`)
    }
    expect(wrong, 'names of messages in place of words').toEqual([])
  })
}
