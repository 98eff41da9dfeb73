// Puts a compressed copy beside every file that gets shorter by it: FILE.br and FILE.gz.
//   node scripts/compress.mjs FOLDER
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = process.argv[2]
if (!folder) throw new Error('which folder?')

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || /\.(br|gz|png|webp|woff2)$/.test(entry.name)) continue
  const path = join(entry.parentPath ?? entry.path, entry.name)
  const plain = readFileSync(path)
  const packed = {
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    gz: gzipSync(plain, { level: 9 }),
  }
  for (const [suffix, bytes] of Object.entries(packed)) {
    if (bytes.length < plain.length * 0.9) writeFileSync(`${path}.${suffix}`, bytes)
  }
}
