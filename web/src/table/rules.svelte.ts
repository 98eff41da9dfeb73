/** What a rule says: the sentence behind every id, in the language of the screen. */

import { SvelteMap } from 'svelte/reactivity'
import { call } from '../api/rest'
import { BOOKS } from '../generated/rulebooks'
import type { RulesText } from '../generated/wire'
import { words } from '../words/words.svelte'
import { sentences } from './markdown'

/** The book of a rule. */
export const bookOf = (rule: string): string | null => BOOKS[rule.split('-')[0] ?? ''] ?? null

const texts = new SvelteMap<string, string>()
const known = new SvelteMap<string, Map<string, string>>()
const asked = new Set<string>()

/** A rulebook in a language, read once. */
export async function book(name: string, lang: string): Promise<string> {
  const key = `${lang}/${name}`
  const kept = texts.get(key)
  if (kept !== undefined) return kept
  const { text } = await call<RulesText>('GET', `/rules/${name}?language=${lang}`)
  texts.set(key, text)
  known.set(key, sentences(text))
  return text
}

const readable = new Map<string, string>()

/** The same as people read it: without the marks of where a rule comes from, and without what only programs need. */
export async function readers(name: string, lang: string): Promise<string> {
  const key = `${lang}/${name}`
  const text = readable.get(key) ?? (await call<RulesText>('GET', `/rules/${name}?language=${lang}&readers=true`)).text
  readable.set(key, text)
  return text
}

/** The sentence of a rule; null until it is read, or if there is none. Reactive. */
export function rule(id: string): string | null {
  const name = bookOf(id)
  if (name === null) return null
  const key = `${words.lang}/${name}`
  if (!asked.has(key)) {
    asked.add(key)
    book(name, words.lang).catch(() => asked.delete(key))
  }
  return known.get(key)?.get(id) ?? null
}
