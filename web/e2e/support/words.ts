/** What a page says: its text, and what it says to those who do not see it. */

import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { GAMES } from './games'

/** How the messages of a game begin: as its first one does. */
const family = (game: string) => /^([a-z]+)/m.exec(readFileSync(`../crates/texts/ftl/en/${game}.ftl`, 'utf8').replace(/^#.*/gm, ''))?.[1] ?? game

/** Names of messages, where their words should be. Addresses of other sites, in the rules, may look alike. */
export const KEYS = new RegExp(String.raw`(?<![-/\w])(web|plain|server|table|${GAMES.map(family).join('|')})-[a-z-]+\b`, 'g')

export async function saidBy(page: Page): Promise<string> {
  return page.evaluate(() => {
    const names = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description']
    const said = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder], [aria-description]')].flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
    const options = [...document.querySelectorAll('option')].map((option) => option.textContent ?? '')
    const unseen = [...document.querySelectorAll('.unseen, svg title, svg text')].map((element) => element.textContent ?? '')
    return [document.title, document.body.innerText, ...said, ...options, ...unseen].filter((text) => text !== '').join('\n')
  })
}
