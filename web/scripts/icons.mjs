// Draws the icons of the installed client from public/icon.svg: PNG in every size that systems ask for, and favicon.ico.
//   node scripts/icons.mjs        writes into public; commit what it writes
import { chromium } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { launchOptions } from '../e2e/support/chromium.mjs'

const svg = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8')
// The coloured ground without round corners, for systems that cut the shape themselves; the drawing within the safe zone.
const ground = /fill="(#[0-9a-f]{6})"/.exec(svg)[1]
const full = (inset) => svg.replace(/viewBox="[^"]*"/, `viewBox="${-inset} ${-inset} ${32 + 2 * inset} ${32 + 2 * inset}"`).replace(/<rect [^>]*>/, `<rect x="-32" y="-32" width="96" height="96" fill="${ground}"/>`)

const browser = await chromium.launch(launchOptions())
const page = await browser.newPage()
/** @param {string} picture @param {number} size */
async function png(picture, size) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`)
  return page.screenshot({ omitBackground: true })
}
/** @param {string} name @param {Buffer} bytes */
const write = (name, bytes) => writeFileSync(new URL(`../public/${name}`, import.meta.url), bytes)

for (const size of [192, 512]) write(`icon-${size}.png`, await png(svg, size))
write('icon-maskable.png', await png(full(2), 512))
write('apple-touch-icon.png', await png(full(0), 180))

// An ICO file is a list of pictures; PNG is one of the forms that they may have.
const small = []
for (const size of [16, 32, 48]) small.push({ size, bytes: await png(svg, size) })
const head = Buffer.alloc(6 + 16 * small.length)
head.writeUInt16LE(1, 2)
head.writeUInt16LE(small.length, 4)
let offset = head.length
small.forEach(({ size, bytes }, index) => {
  const at = 6 + 16 * index
  head.writeUInt8(size, at)
  head.writeUInt8(size, at + 1)
  head.writeUInt16LE(1, at + 4)
  head.writeUInt16LE(32, at + 6)
  head.writeUInt32LE(bytes.length, at + 8)
  head.writeUInt32LE(offset, at + 12)
  offset += bytes.length
})
write('favicon.ico', Buffer.concat([head, ...small.map(({ bytes }) => bytes)]))
await browser.close()
