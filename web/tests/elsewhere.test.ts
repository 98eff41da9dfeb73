import { expect, test } from 'vitest'
import type { Area } from '../src/table/board'
import { elsewhere } from '../src/table/elsewhere'

const parts: Record<string, Area[]> = { take: ['board'], place: ['mine'], build: ['board', 'mine'] }
const lit = (...names: string[]) => (part: string) => new Set(names.includes(part) ? [1] : [])

test('a tab calls while something can be chosen there that the open one does not show', () => {
  expect([...elsewhere(parts, lit('place', 'build'), 'board')]).toEqual(['mine'])
  expect([...elsewhere(parts, lit('place', 'build'), 'mine')]).toEqual([])
  expect([...elsewhere(parts, lit('take'), 'mine')]).toEqual(['board'])
})

test('where the open tab shows no board, the first place of everything calls', () => {
  expect([...elsewhere(parts, lit('build'), 'log')]).toEqual(['board'])
  expect([...elsewhere(parts, lit('place', 'build'), 'chat')].sort()).toEqual(['board', 'mine'])
  expect([...elsewhere(parts, lit(), 'chat')]).toEqual([])
})
