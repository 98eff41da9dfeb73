import { expect, test, vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
const { ROOM, scaleFor } = await import('../src/table/Fit.svelte')

test('a board is drawn as large as its room allows, between its own size and 1.6 times that', () => {
  expect(scaleFor(ROOM.width, ROOM.height)).toBe(1)
  expect(scaleFor(ROOM.width * 1.3, ROOM.height * 2)).toBeCloseTo(1.3)
  expect(scaleFor(ROOM.width * 2, ROOM.height * 1.2)).toBeCloseTo(1.2)
  expect(scaleFor(ROOM.width * 3, ROOM.height * 3)).toBe(1.6)
  expect(scaleFor(500, 300)).toBe(0.8)
})
