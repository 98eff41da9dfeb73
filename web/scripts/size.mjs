// How much the table page loads at first, compressed: the entry, the table page, the largest board and what they import,
// one language, and the letters of titles in Latin and Cyrillic.
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const seen = new Set()
function add(key) {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return
  seen.add(key)
  for (const next of chunk.imports ?? []) add(next)
}
add('index.html')
add('src/pages/TableDoor.svelte')
add('src/games/fantastic-factories/Board.svelte')
const texts = Object.keys(manifest).filter((key) => /ftl\/ru\/(table|web|plain|fantastic-factories|[^/]+\.about)\.ftl/.test(key))
texts.forEach(add)
const files = new Set(['index.html', 'icon.svg'])
for (const key of seen) {
  files.add(manifest[key].file)
  for (const css of manifest[key].css ?? []) files.add(css)
  for (const asset of manifest[key].assets ?? []) if (/bitter-(latin|cyrillic)-/.test(asset)) files.add(asset)
}
let [raw, gzip, brotli] = [0, 0, 0]
for (const file of files) {
  const bytes = readFileSync(`dist/${file}`)
  raw += bytes.length
  gzip += gzipSync(bytes, { level: 9 }).length
  brotli += brotliCompressSync(bytes).length
}
const kib = (n) => `${(n / 1024).toFixed(1)} KiB`
console.log(`${files.size} files: ${kib(raw)}, gzip ${kib(gzip)}, brotli ${kib(brotli)}`)
if (gzip > 250 * 1024) {
  console.error('more than 250 KiB')
  process.exit(1)
}
