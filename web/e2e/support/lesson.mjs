// Plays a lesson by doing what it asks and nothing else: it reads no rules, it touches what is ringed.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ note: string, doing: string, last: boolean, unseen: string[] }} Read */

/**
 * What the note says now, and the pieces it speaks of that are not on the screen.
 * @param {Page} page @returns {Promise<Read | null>}
 */
export const read = (page) =>
  page.evaluate(() => {
    const note = document.querySelector('[data-note]')
    if (!note) return null
    const lit = (note.getAttribute('data-lit') ?? '').split(' ').filter(Boolean)
    const shown = (/** @type {string} */ spot) => [...document.querySelectorAll(`[data-spot="${spot}"]`)].some((piece) => piece.getBoundingClientRect().width > 0)
    return { note: note.getAttribute('data-note') ?? '', doing: note.getAttribute('data-doing') ?? '', last: note.querySelector('[data-do="lesson-play"]') !== null, unseen: lit.filter((spot) => !shown(spot)) }
  })

/** Waits until the note stands still and something can be done. @param {Page} page @param {(one: Read) => boolean} [until] @returns {Promise<Read>} */
export async function settled(page, until = () => true) {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    const now = await read(page)
    if (now && now.doing !== 'moving' && until(now)) {
      const ring = now.doing === 'task' ? await ringed(page) : { x: 0, y: 0 }
      if (ring) return now
    }
    await page.waitForTimeout(60)
  }
  throw new Error(`the lesson stands still: ${JSON.stringify(await read(page))}`)
}

/** The middle of what is ringed, once it stands still. @param {Page} page */
async function ringed(page) {
  const place = () =>
    page.evaluate(() => {
      const box = document.querySelector('.ring')?.getBoundingClientRect()
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
    })
  const before = await place()
  await page.waitForTimeout(90)
  const after = await place()
  return before && after && Math.abs(before.x - after.x) + Math.abs(before.y - after.y) < 1 ? after : null
}

/**
 * Plays to the last note; gives the notes that were read.
 * @param {Page} page @param {{ touch?: boolean, onnote?: (one: Read) => void | Promise<void> }} [how]
 */
export async function learn(page, { touch = false, onnote } = {}) {
  /** @type {string[]} */
  const notes = []
  for (let steps = 0; steps < 200; steps += 1) {
    const now = await settled(page)
    if (now.note !== notes.at(-1)) {
      notes.push(now.note)
      await onnote?.(now)
    }
    if (now.last) return notes
    if (now.doing === 'strayed') throw new Error(`${now.note}: what is ringed is not what the lesson asks for`)
    if (now.doing === 'read') {
      await page.locator('[data-do="lesson-next"]').click()
      continue
    }
    const at = await ringed(page)
    if (!at) continue
    if (touch) await page.touchscreen.tap(at.x, at.y)
    else await page.mouse.click(at.x, at.y)
    await page.waitForTimeout(120)
  }
  throw new Error(`no end after ${notes.join(', ')}`)
}
