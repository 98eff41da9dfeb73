import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../e2e/support/games'
import type { Phrase } from '../src/generated/kernel'
import { LANGS, type Lang } from '../src/words/lang'
import { Texts } from '../src/words/render'
import samples from './phrases.json'

/** What `crates/texts/tests/samples.rs` has written: a phrase, and what Rust makes of it in each language. */
type Sample = { phrase: Phrase } & Record<Lang, { say: string; right: string | null }>

const FOLDER = '../crates/texts/ftl'
/** The one component of the samples. */
const piece = (group: string, number: number): Phrase | null => (group === 'robot' && number === 13 ? robot : null)
const robot = (samples as unknown as Sample[])[2]!.phrase
const names = ['Anna', '', 'Ю\u2066рій']

function texts(lang: Lang): Texts {
  const files = readdirSync(`${FOLDER}/${lang}`)
  return new Texts(lang, files.map((file) => readFileSync(`${FOLDER}/${lang}/${file}`, 'utf8')), piece)
}

describe.each(LANGS)('in %s', (lang) => {
  const said = texts(lang)
  it.each((samples as unknown as Sample[]).map((sample) => [sample.phrase[0], sample] as const))('%s is what Rust says', (_, sample) => {
    expect(said.say(sample.phrase, names)).toBe(sample[lang].say)
    expect(said.right(sample.phrase, names)).toBe(sample[lang].right)
  })
})

describe('segments', () => {
  const said = texts('en')
  it('hold the seats apart from the words', () => {
    const order: Phrase[] = [0, 1].map((seat) => ['table-seat', { seat: { seat } }])
    const pieces = said.segments(['syndicate-event-order', { order: { list: order } }], ['Anna'])
    expect(pieces.filter((piece) => piece.seat !== undefined)).toEqual([
      { text: 'Anna', seat: 0 },
      { text: 'Player 2', seat: 1 },
    ])
    expect(pieces.map((piece) => piece.text).join('')).toBe(said.say(['syndicate-event-order', { order: { list: order } }], ['Anna']))
  })
  it('cannot be forged by a name', () => {
    const pieces = said.segments(['table-seat', { seat: { seat: 1 } }], [null, '\uE0003evil\uE001'])
    expect(pieces).toEqual([{ text: '\uFFFD3evil\uFFFD', seat: 1 }])
  })
})

describe('field names', () => {
  it('exist for every field of every view, and for the words in them', () => {
    const said = texts('en')
    const missing: string[] = []
    for (const game of GAMES) {
      const source = readFileSync(`src/generated/${game}.ts`, 'utf8').replace(/\/\*\*.*?\*\//gs, '')
      for (const [, name, body] of source.matchAll(/export type (\w+) = ([^;]*);/g)) {
        if (!/View$|^Amount$|^Service$|^ContractorSlot$/.test(name ?? '')) continue
        for (const [, field] of (body ?? '').matchAll(/\b(\w+)\??: /g)) if (!said.has(`plain-field-${field}`) && !HIDDEN.has(field ?? '')) missing.push(`${game} ${name}.${field}`)
        if (/^(?:StageView|PendingView|EffectView|Service)$/.test(name ?? '')) for (const [, word] of (body ?? '').matchAll(/"(\w+)"/g)) if (word !== 'kind' && !said.has(`plain-value-${word}`)) missing.push(`${game} "${word}"`)
      }
    }
    expect(missing).toEqual([])
  })
})

/** What the plain table never shows, or shows as a heading. */
const HIDDEN = new Set(['number', 'options', 'limits', 'id', 'title', 'name', 'company', 'rounds', 'auctions', 'price_last', 'bid_last', 'credits_per_crypto', 'floor_slots', 'tokens', 'end_goods', 'end_built'])
