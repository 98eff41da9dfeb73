/** The face of titles: small, whole, and with its licence. */

import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = 'src/table/fonts'
const css = readFileSync('src/table/type.css', 'utf8')
const faces = [...css.matchAll(/url\('\.\/fonts\/(bitter-[a-z-]+)\.woff2'\).*?unicode-range: ([^;]+);/gs)].map(([, name = '', range = '']) => ({ name, range: range.replaceAll(' ', '') }))
const holds = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0
  return faces.some(({ range }) => range.split(',').some((part) => {
    const [from = '', to = from] = part.slice(2).split('-')
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  }))
}

describe('the face of titles', () => {
  it.each(faces)('$name is at most 25 KiB, and cut as its style says', ({ name, range }) => {
    expect(statSync(`${FOLDER}/${name}.woff2`).size).toBeLessThanOrEqual(25 * 1024)
    expect(readFileSync('scripts/fonts.sh', 'utf8')).toContain(`cut ${name.replace('bitter-', '')} '${range}'`)
  })

  it('has every letter of the three languages, figures and signs', () => {
    const alphabet = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяґєії'
    for (const letter of `abcxyz0123456789–—…«»“”„’№×−·${alphabet}${alphabet.toUpperCase()}`) expect(holds(letter), letter).toBe(true)
  })

  it('comes with its licence, and is named in the notice', () => {
    expect(readFileSync(`${FOLDER}/OFL.txt`, 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect(readFileSync('../NOTICE', 'utf8')).toContain('Bitter')
  })
})
