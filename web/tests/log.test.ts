/** The rows of the log, and what its sentences draw. */

import { readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Line, Told } from '../src/api/types'
import { rows } from '../src/table/log'
import { Texts } from '../src/words/render'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
const { default: LogList } = await import('../src/table/LogList.svelte')

const line = (key: string, laid_out = false): Line => ({ say: [key], rule: 'X-1', event: {}, ...(laid_out ? { laid_out } : {}) })

describe('the log', () => {
  it('makes one row of what is only laid out, where it is much', () => {
    const lines = [line('round'), line('a', true), line('b', true), line('c', true), line('turn'), line('d', true), line('e', true)]
    const made = rows(lines)
    expect(made.map(({ at, folded }) => [at, folded?.length ?? 1])).toEqual([[0, 1], [1, 3], [4, 1], [5, 1], [6, 1]])
    expect(made.flatMap((row) => row.folded ?? [row.line])).toEqual(lines)
  })

  it('has no rows without lines', () => {
    expect(rows([])).toEqual([])
  })
})

describe('dice in a sentence', () => {
  const texts = new Texts('en', ['table', 'syndicate'].map((file) => readFileSync(`../crates/texts/ftl/en/${file}.ftl`, 'utf8')))
  const rolled: Parameters<Texts['say']>[0] = ['syndicate-event-dice', { seat: { seat: 0 }, dice: { dice: [6, 3] } }]

  it('are pieces that can be drawn', () => {
    expect(texts.segments(rolled, ['Ann'])).toEqual([{ text: 'Ann', seat: 0 }, { text: ' rolls ' }, { text: '6', die: 6 }, { text: ' ' }, { text: '3', die: 3 }])
  })

  it('are digits in plain text', () => {
    expect(texts.say(rolled, ['Ann'])).toBe('Ann rolls 6 3')
  })

  it('do not come from names', () => {
    expect(texts.segments(rolled, ['A\uE0025']).filter(({ die }) => die === 5)).toEqual([])
  })
})

describe('the list', () => {
  it('opens a row of what was laid out, and closes it again', () => {
    const said = (key: string, laid_out = false): Line => ({ ...line(key, laid_out), say: [key] })
    const log = [{ version: 1, what: 'begin', lines: [said('round'), said('a', true), said('b', true), said('c', true)] }] as unknown as Told[]
    const list = mount(LogList, { target: document.body, props: { moment: null, log, names: [], onpoint: () => {}, onopen: () => {}, onwhy: () => {} } })
    flushSync()
    const texts = () => [...document.querySelectorAll('.said')].map((one) => one.textContent?.trim())
    const row = () => document.querySelector<HTMLElement>('[aria-expanded]')!
    expect([texts().length, row().getAttribute('aria-expanded')]).toEqual([2, 'false'])
    row().click()
    flushSync()
    expect([texts().slice(2), row().getAttribute('aria-expanded')]).toEqual([['[a]', '[b]', '[c]'], 'true'])
    row().click()
    flushSync()
    expect(texts()).toHaveLength(2)
    void unmount(list)
  })
})
