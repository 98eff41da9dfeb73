/**
 * QR codes (ISO/IEC 18004): text as bytes, error correction level M, versions 1 to 10, which is up to 213 bytes. All an
 * invitation needs.
 */

/** Error correction codewords in a block, and how many blocks there are, by version. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]

/** The Galois field of 256: powers of 2 and their exponents. */
const EXP: number[] = []
const LOG: number[] = []
for (let power = 1, exponent = 0; exponent < 255; exponent += 1) {
  EXP[exponent] = power
  LOG[power] = exponent
  power = power < 128 ? power << 1 : (power << 1) ^ 0x11d
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : EXP[(LOG[a]! + LOG[b]!) % 255]!)

/** The remainder of data, divided by the generator polynomial of so many codewords. */
function remainder(data: readonly number[], length: number): number[] {
  let generator = [1]
  for (let index = 0; index < length; index += 1) {
    const next = [...generator, 0]
    generator.forEach((factor, at) => (next[at + 1]! ^= times(factor, EXP[index]!)))
    generator = next
  }
  const rest = [...data, ...Array<number>(length).fill(0)]
  for (let at = 0; at < data.length; at += 1) {
    const factor = rest[at]!
    generator.forEach((one, index) => (rest[at + index]! ^= times(one, factor)))
  }
  return rest.slice(data.length)
}

const sizeOf = (version: number): number => 17 + 4 * version

/** How many codewords fit: the modules without patterns. */
function capacity(version: number): number {
  const align = version < 2 ? 0 : Math.floor(version / 7) + 2
  const patterns = align === 0 ? 0 : (25 * align - 10) * align - 55
  return Math.floor(((16 * version + 128) * version + 64 - patterns - (version < 7 ? 0 : 36)) / 8)
}

/** The codewords of a text: data in blocks, their corrections, all interleaved. */
function codewords(bytes: Uint8Array): { version: number; words: number[] } | null {
  const data = (version: number) => capacity(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!
  let version = 1
  while (version <= 10 && data(version) * 8 < 4 + (version < 10 ? 8 : 16) + bytes.length * 8) version += 1
  if (version > 10) return null
  let bits = '0100' + bytes.length.toString(2).padStart(version < 10 ? 8 : 16, '0')
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  bits += '0'.repeat(Math.min(4, data(version) * 8 - bits.length))
  bits += '0'.repeat((8 - (bits.length % 8)) % 8)
  const all = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  for (let pad = 0xec; all.length < data(version); pad ^= 0xec ^ 0x11) all.push(pad)
  const count = BLOCKS[version - 1]!
  const short = Math.floor(all.length / count)
  const longer = all.length % count
  const blocks = Array.from({ length: count }, (_, index) => {
    const from = index * short + Math.max(0, index - (count - longer))
    return all.slice(from, from + short + (index >= count - longer ? 1 : 0))
  })
  const checks = blocks.map((block) => remainder(block, CORRECTION[version - 1]!))
  const across = (rows: readonly number[][]) => Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) => rows.flatMap((row) => (at < row.length ? [row[at]!] : []))).flat()
  return { version, words: [...across(blocks), ...across(checks)] }
}

/** Bits of a number followed by its remainder by a generator: format and version. */
function checked(value: number, generator: number, length: number): number {
  let rest = value << length
  for (let bit = 31 - Math.clz32(rest); rest >> length; bit = 31 - Math.clz32(rest)) rest ^= generator << (bit - length)
  return (value << length) | rest
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** A square of modules; null where data go. */
type Grid = (boolean | null)[][]

/** Everything but the data: finders, timing, alignment, format and version. */
function patterns(version: number, mask: number): Grid {
  const size = sizeOf(version)
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y]
    if (row && x >= 0 && x < size) row[x] = dark
  }
  const square = (cx: number, cy: number, reach: number, dark: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; y += 1) for (let x = -reach; x <= reach; x += 1) set(cx + x, cy + y, dark(Math.max(Math.abs(x), Math.abs(y))))
  }
  for (let at = 8; at < size - 8; at += 1) (set(at, 6, at % 2 === 0), set(6, at, at % 2 === 0))
  const count = version < 2 ? 0 : Math.floor(version / 7) + 2
  const step = count < 2 ? 0 : Math.ceil((size - 13) / (2 * count - 2)) * 2
  const places = Array.from({ length: count }, (_, index) => (index === 0 ? 6 : size - 7 - (count - 1 - index) * step))
  for (const x of places) for (const y of places) if (!((x === 6 && (y === 6 || y === size - 7)) || (y === 6 && x === size - 7))) square(x, y, 2, (ring) => ring !== 1)
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, (ring) => ring !== 2 && ring !== 4)
  const format = checked(mask, 0b10100110111, 10) ^ 0b101010000010010 // level M is 00
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((format >> bit) & 1) === 1
    if (bit < 8) (set(8, bit < 6 ? bit : bit + 1, dark), set(size - 1 - bit, 8, dark))
    else (set(bit === 8 ? 7 : 14 - bit, 8, dark), set(8, size - 15 + bit, dark))
  }
  set(8, size - 8, true)
  if (version >= 7) {
    const bits = checked(version, 0b1111100100101, 12)
    for (let bit = 0; bit < 18; bit += 1) {
      const [near, far, dark] = [Math.floor(bit / 3), size - 11 + (bit % 3), ((bits >> bit) & 1) === 1]
      set(near, far, dark)
      set(far, near, dark)
    }
  }
  return grid
}

/** Lays the codewords into the free modules, two columns at a time, up and down from the right, under a mask. */
function filled(version: number, words: readonly number[], mask: number): boolean[][] {
  const grid = patterns(version, mask)
  const size = grid.length
  let bit = 0
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== null) continue
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        grid[y]![x] = dark !== MASKS[mask]!(x, y)
        bit += 1
      }
    }
  }
  return grid as boolean[][]
}

/** How hard a code is to read: runs, blocks, what looks like a finder, and how uneven dark and light are. */
function penalty(grid: boolean[][]): number {
  const size = grid.length
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''))
  let sum = 0
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    for (let at = 0; at + 11 <= size; at += 1) if (/^(00001011101|10111010000)$/.test(line.slice(at, at + 11))) sum += 40
  }
  let dark = 0
  grid.forEach((row, y) =>
    row.forEach((one, x) => {
      if (one) dark += 1
      if (x > 0 && y > 0 && one === row[x - 1] && one === grid[y - 1]![x] && one === grid[y - 1]![x - 1]) sum += 3
    }),
  )
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10
}

/** The modules of a code, row by row, dark ones true; null for a text that is too long. */
export function qr(text: string): boolean[][] | null {
  const found = codewords(new TextEncoder().encode(text))
  if (!found) return null
  const codes = MASKS.map((_, mask) => filled(found.version, found.words, mask))
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best))
}

/** The dark modules as one path, a module a unit, with the quiet zone of four around. */
export function qrPath(code: readonly boolean[][]): string {
  return code.flatMap((row, y) => row.flatMap((dark, x) => (dark && !row[x - 1] ? [`M${x + 4} ${y + 4}h${run(row, x)}v1H${x + 4}z`] : []))).join('')
}

function run(row: readonly boolean[], from: number): number {
  const end = row.findIndex((one, at) => at > from && !one)
  return (end < 0 ? row.length : end) - from
}
