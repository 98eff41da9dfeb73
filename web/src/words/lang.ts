/** The languages there are, and which of them a browser wants. */

export const LANGS = ['en', 'ru', 'uk'] as const
export type Lang = (typeof LANGS)[number]

/** What each language calls itself. */
export const LANG_NAMES: Record<Lang, string> = { en: 'English', ru: 'Русский', uk: 'Українська' }

export function isLang(code: unknown): code is Lang {
  return typeof code === 'string' && (LANGS as readonly string[]).includes(code)
}

/** The first wish we can fulfil; English if there is none. */
export function detect(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const code = wish.split(/[-_]/)[0]?.toLowerCase()
    if (isLang(code)) return code
  }
  return 'en'
}
