/**
 * The words on the screen: `t('web-…')` for the shell's own, `say(phrase)` for what the server says. Both follow the
 * language at once when it is switched.
 */

import type { Phrase } from '../generated/kernel'
import { components } from './catalogue.svelte'
import { detect, isLang, type Lang } from './lang'
import { Texts, type Names, type Segment } from './render'

const FOLDER = '../../../crates/texts/ftl'

/** Every file but those that only terminal and server need, loaded when it is needed. */
const FILES = import.meta.glob<string>(['../../../crates/texts/ftl/*/*.ftl', '!**/{command,data,host,lab,letter,record,registry,server}.ftl'], {
  query: '?raw',
  import: 'default',
})

/** What is said of each game before it is chosen. */
const ABOUT = Object.keys(FILES).flatMap((path) => (path.startsWith(`${FOLDER}/en/`) && path.endsWith('.about.ftl') ? [path.slice(FOLDER.length + 4, -4)] : []))

/** What the shell needs; a game needs the file of its own name besides. */
const BASE = ['table', 'web', ...ABOUT]

const KEPT = 'boardroom.language'

class Words {
  lang: Lang = $state('en')
  private texts: Texts = $state.raw(new Texts('en', []))
  private readonly files = new Set(BASE)
  private reading: Promise<void> = Promise.resolve()
  /** The game that is shown. */
  private game = ''

  /** The language chosen before, or the browser's. */
  static wished(): Lang {
    const kept = read()
    return isLang(kept) ? kept : detect(navigator.languages)
  }

  /** Loads a language and shows everything in it. */
  async use(lang: Lang): Promise<void> {
    const texts = await load(lang, [...this.files])
    this.texts = texts
    this.lang = lang
    document.documentElement.lang = lang
    keep(lang)
  }

  /** Makes sure that the words of a game are there, and what its components are called. */
  async need(game: string, catalogue: string): Promise<void> {
    this.game = game
    const named = components.open(catalogue)
    await this.more(game, 'plain')
    await named
  }

  /** Makes sure that it can be said what the components of the game do, and what its points are given for. */
  async sheets(game = this.game): Promise<void> {
    await this.more('sheet', `${game}.cards`)
  }

  /** Makes sure that the words of files are there which only few pages need. */
  async more(...files: string[]): Promise<void> {
    const missing = files.filter((file) => !this.files.has(file))
    for (const file of missing) this.files.add(file)
    if (missing.length > 0) this.reading = load(this.lang, [...this.files]).then((texts) => void (this.texts = texts))
    try {
      // Whoever asks for the same while it is read waits as well.
      await this.reading
    } catch (error) {
      for (const file of missing) this.files.delete(file)
      this.reading = Promise.resolve()
      throw error
    }
  }

  t(key: string, args: Record<string, number | string> = {}): string {
    return this.texts.say([key, args])
  }

  has(key: string): boolean {
    return this.texts.has(key)
  }

  say(phrase: Phrase, names: Names = []): string {
    return this.texts.say(phrase, names)
  }

  segments(phrase: Phrase, names: Names = []): Segment[] {
    return this.texts.segments(phrase, names)
  }

  seat(seat: number, names: Names = []): string {
    return this.texts.seat(seat, names)
  }

  /** A number with so many digits behind the point, as the language writes it. */
  number(value: number, digits: number): string {
    return new Intl.NumberFormat(this.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value).replace('-', '−')
  }

  date(at: number, style: 'short' | 'long' = 'short'): string {
    const options: Intl.DateTimeFormatOptions =
      style === 'short' ? { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } : { dateStyle: 'long' }
    return new Intl.DateTimeFormat(this.lang, options).format(at)
  }

  /** `3 minutes ago`. */
  ago(at: number, now: number): string {
    const seconds = Math.min(0, Math.round((at - now) / 1000))
    const format = new Intl.RelativeTimeFormat(this.lang, { numeric: 'auto' })
    const scales: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86400], ['hour', 3600], ['minute', 60]]
    for (const [unit, size] of scales) {
      if (-seconds >= size) return format.format(Math.round(seconds / size), unit)
    }
    return format.format(seconds > -20 ? 0 : seconds, 'second')
  }
}

async function load(lang: Lang, files: string[]): Promise<Texts> {
  const sources = await Promise.all(files.map((file) => FILES[`${FOLDER}/${lang}/${file}.ftl`]?.() ?? ''))
  return new Texts(lang, sources, (group, number) => components.piece(group, number))
}

function read(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}

function keep(lang: Lang): void {
  try {
    localStorage.setItem(KEPT, lang)
  } catch {
    // A browser without storage forgets it.
  }
}

export const words = new Words()
export const wishedLanguage = (): Lang => Words.wished()

/** A message of the shell: `t('web-sit')`, `t('web-seats-free', { n: 2 })`. */
export const t = (key: string, args?: Record<string, number | string>): string => words.t(key, args)
/** A phrase of the server. */
export const say = (phrase: Phrase, names?: Names): string => words.say(phrase, names)
