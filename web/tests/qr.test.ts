import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { qr, qrPath } from '../src/shell/qr'

const GOLDEN: [string, number, string][] = [
  ['https://a.b/', 21, '56de6c0c8f36a196'],
  ['https://boardroom.example/tables/17?invite=0123456789abcdef0123456789abcdef', 37, '1bc0da23cadd5e59'],
  ['Привіт, світе', 25, '2d263e335bf2c9ea'],
  ['x'.repeat(122), 45, '91c925bdfb77e72b'],
  ['y'.repeat(150), 49, '230adb2b282df71c'],
  ['z'.repeat(213), 57, 'f6862dc828d614e5'],
]

const digest = (code: boolean[][]): string => createHash('sha256').update(code.map((row) => row.map(Number).join('')).join('\n')).digest('hex').slice(0, 16)

describe('QR codes', () => {
  // Each of these was read back by a reader that is not ours (OpenCV) when it was written down.
  it.each(GOLDEN)('of %s are as they were when another reader read them', (text, size, wanted) => {
    const code = qr(text)!
    expect(code.length).toBe(size)
    expect(digest(code)).toBe(wanted)
  })

  it('are none for what does not fit', () => {
    expect(qr('z'.repeat(213))).not.toBeNull()
    expect(qr('z'.repeat(214))).toBeNull()
  })

  it('have finders in three corners, and a quiet zone around the path', () => {
    const code = qr('https://boardroom.example/')!
    const size = code.length
    for (const [x, y] of [[0, 0], [size - 7, 0], [0, size - 7]] as const) {
      const finder = Array.from({ length: 7 }, (_, dy) => Array.from({ length: 7 }, (_, dx) => (code[y + dy]![x + dx] ? '#' : '.')).join(''))
      expect(finder).toEqual(['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'])
    }
    const moves = [...qrPath(code).matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)].map((found) => found.slice(1).map(Number) as [number, number, number, number])
    const dark = moves.reduce((sum, [, , width]) => sum + width, 0)
    expect(dark).toBe(code.flat().filter(Boolean).length)
    expect(Math.min(...moves.map(([x]) => x))).toBe(4)
    expect(Math.max(...moves.map(([x, , width]) => x + width))).toBe(size + 4)
  })
})
