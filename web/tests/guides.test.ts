import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GUIDES } from '../src/pages/guides'

const FTL = '../crates/texts/ftl'
const text = (lang: string, file: string) => readFileSync(`${FTL}/${lang}/${file}.ftl`, 'utf8')
const lessons = readdirSync('../docs/lessons').flatMap((file) => (file.endsWith('.toml') ? [file.slice(0, -5)] : []))

describe('how to play', () => {
  it('is told for every game that has a lesson, which gives its pictures', () => {
    expect(Object.keys(GUIDES).sort()).toEqual(lessons.sort())
  })

  it.each(Object.keys(GUIDES))('%s: every paragraph is there in every language, and nothing besides', (game) => {
    const guide = GUIDES[game]!
    const said = [...guide.turn, ...guide.scores, ...guide.end].map(({ say }) => say)
    const keys = ['goal', ...said, 'mistake-1', 'mistake-2', 'mistake-3'].map((say) => `guide-${game}-${say}`)
    for (const lang of ['en', 'ru', 'uk']) {
      const found = [...text(lang, `guide-${game}`).matchAll(/^(guide-[a-z0-9-]+) = /gm)].map(([, key]) => key)
      expect(found.sort(), lang).toEqual([...keys].sort())
    }
  })

  it.each(Object.keys(GUIDES))('%s: every picture shows a moment that its lesson tells', (game) => {
    const notes = readFileSync(`../docs/lessons/${game}.toml`, 'utf8')
    const said = [...notes.matchAll(/^at = (\d+)$/gm)].map(([, at]) => Number(at))
    const skipped = [...notes.matchAll(/^at = (\d+)\n(?:(?!\[\[).*\n)*?skip = true$/gm)].map(([, at]) => Number(at))
    const told = Math.max(...said.filter((at) => !skipped.includes(at) && at < Math.min(...skipped)))
    for (const { picture } of Object.values(GUIDES[game]!).flat() as { picture?: { at: number } }[]) {
      if (picture) expect(picture.at <= told || skipped.includes(picture.at), `${game} after ${picture.at}`).toBe(true)
    }
  })
})
