import { expect, test } from 'vitest'
import type { Area } from '../src/table/board'
import { elsewhere, nextTab } from '../src/table/elsewhere'

const parts: Record<string, Area[]> = { take: ['board'], place: ['mine'], build: ['board', 'mine'] }
const lit = (...names: string[]) => (part: string) => new Set(names.includes(part) ? [1] : [])

test('a tab calls while something can be chosen there that the open one does not show', () => {
  expect([...elsewhere(parts, lit('place', 'build'), 'board')]).toEqual(['mine'])
  expect([...elsewhere(parts, lit('place', 'build'), 'mine')]).toEqual([])
  expect([...elsewhere(parts, lit('take'), 'mine')]).toEqual(['board'])
})

test('where the open tab shows no board, the first place of everything calls', () => {
  expect([...elsewhere(parts, lit('build'), 'log')]).toEqual(['board'])
  expect([...elsewhere(parts, lit('place', 'build'), 'log')].sort()).toEqual(['board', 'mine'])
  expect([...elsewhere(parts, lit(), 'log')]).toEqual([])
})

test('on a phone the tab with the next choice opens by itself', () => {
  expect(nextTab(parts, lit('take'), 'mine')).toBe('board')
  expect(nextTab(parts, lit('place'), 'log')).toBe('mine')
  expect(nextTab({ rob: ['others'] }, lit('rob'), 'board')).toBe('players')
})

test('a tab that shows something to choose stays open, and so does one where nothing can be chosen', () => {
  expect(nextTab(parts, lit('place', 'build', 'take'), 'board')).toBe('board')
  expect(nextTab(parts, lit('place', 'build'), 'mine')).toBe('mine')
  expect(nextTab(parts, lit(), 'log')).toBe('log')
})
