// A player who knows no rules: it waits until it may choose, clicks something that is lit, and confirms.
import { dice } from './api.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ x: number, y: number, name: string, step: string | null }} Target */
/** @typedef {{ state: 'over' | 'waiting' | 'same' | 'choose' | 'confirm', at: string, target?: Target, wrong?: string, many?: number, lit?: string[] }} Seen */
/** @typedef {{ after: string | null, known: string[], patience: number, roll: number, rather: string | null, lastly: string | null, brisk: boolean }} Glance */

/**
 * Runs in the page. Waits until something can be chosen that has not been chosen already (`after`), picks one of the
 * lit pieces, brings it into sight and tells where it can be touched. A piece that is only picked up asks nothing of the
 * server, but lights what it can be laid on: then it picks one of those that were not lit before (`known`).
 * @param {Glance} glance
 * @returns {Promise<Seen>}
 */
function glance({ after, known, patience, roll, rather, lastly, brisk }) {
  /** @param {Element} element */
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && element.getBoundingClientRect().width > 0
  /** @param {Element} element */
  const enabled = (element) => !element.matches(':disabled, [aria-disabled="true"]')
  /** @param {Element} element */
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 80)

  /** Where a piece can be touched: a point of it that nothing covers. @param {Element} piece */
  const reach = (piece) => {
    piece.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = piece.getBoundingClientRect()
    for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down]
        const hit = document.elementFromPoint(x, y)
        if (hit && (piece === hit || piece.contains(hit))) return { x, y }
      }
    }
    return null
  }

  /** @param {Element} piece @param {string | null} steps */
  const isOf = (piece, steps) => steps !== null && new RegExp(steps).test(piece.getAttribute('data-fact') ?? '')

  const begun = performance.now()
  const tabsOf = () => [...document.querySelectorAll('main.phone > [role="tablist"] [role="tab"]')]
  let turns = 0

  /** One of the pieces; none if all of them are to be chosen last, and something else may be lit under another tab. @param {Element[]} pieces */
  const choose = (pieces) => {
    const sooner = pieces.filter((piece) => !isOf(piece, lastly))
    if (sooner.length === 0 && turns < tabsOf().length) return undefined
    const open = sooner.length > 0 ? sooner : pieces
    const wanted = open.filter((piece) => isOf(piece, rather))
    const among = wanted.length > 0 ? wanted : open
    return among[Math.floor(roll * among.length)]
  }

  /** On a phone the lit pieces may lie under another tab: goes on to the next. */
  const turnTab = () => {
    turns += 1
    const tabs = tabsOf()
    const next = tabs[(tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true') + 1) % tabs.length]
    if (next instanceof HTMLElement) next.click()
  }

  /** @returns {Seen} */
  const read = () => {
    const page = document.querySelector('.table-page')
    const stage = page?.getAttribute('data-stage') ?? ''
    const at = page?.getAttribute('data-at') ?? ''
    if (stage === 'over' || stage === 'stopped') return { state: 'over', at }
    if (stage !== 'playing' || at === '' || page?.hasAttribute('data-settling')) return { state: 'waiting', at }
    // To look at the pieces costs the page time: not before its answer is due.
    if (at === after && performance.now() - begun < 120) return { state: 'same', at }
    const ready = document.querySelector('[data-do="confirm"]')
    const lights = [...document.querySelectorAll('.table-page .lit')].filter(shown)
    // Where an answer is enough and something could be added, now the one is done, now the other.
    const more = lights.filter((piece) => enabled(piece) && !piece.matches('[aria-pressed="true"]'))
    const confirm = ready && (more.length === 0 || brisk || roll < 0.6) ? ready : null
    const pieces = confirm ? [confirm] : lights
    const lit = pieces.filter(enabled)
    const names = lit.map(nameOf)
    const open = at === after ? lit.filter((piece, index) => !known.includes(names[index] ?? '') && !piece.matches('[aria-pressed="true"]')) : lit
    if (at === after && (confirm || open.length === 0)) return { state: 'same', at }
    const piece = confirm ? open[0] : choose(open)
    if (!piece) return { state: 'waiting', at, many: open.length }
    const dead = pieces.find((one) => !one.matches('button, a[href], input, [role="button"][tabindex], [role="radio"], [role="option"]'))
    if (dead) return { state: 'choose', at, wrong: `a lit piece is no button: ${dead.outerHTML.slice(0, 200)}` }
    if (nameOf(piece) === '') return { state: 'choose', at, wrong: `a lit piece has no name: ${piece.outerHTML.slice(0, 200)}` }
    const spot = reach(piece)
    if (!spot) return { state: 'choose', at, wrong: `a lit piece cannot be reached: ${piece.outerHTML.slice(0, 200)}` }
    return { state: confirm ? 'confirm' : 'choose', at, many: open.length, lit: names, target: { ...spot, name: nameOf(piece), step: piece.getAttribute('data-fact') } }
  }

  // Looked at when something changes, and now and then: asking for frames would draw the page all the time.
  return new Promise((resolve) => {
    let turned = begun
    let soon = false
    let last = ''
    let done = false
    const look = () => {
      soon = false
      if (done) return
      const seen = read()
      const now = performance.now()
      // The bar may still grow, by what is foreseen: a piece is touched where it stays for a moment.
      const spot = JSON.stringify(seen.target ?? null)
      const moved = seen.target !== undefined && spot !== last
      last = spot
      if (moved && now - begun < patience) return void setTimeout(look, 40)
      // What is wrong while the page is drawn anew need not be wrong a moment later.
      if (seen.wrong && now - begun < 2000) return void setTimeout(look, 40)
      if ((seen.state !== 'waiting' && seen.state !== 'same') || now - begun > (seen.state === 'same' ? 1000 : patience)) {
        done = true
        observer.disconnect()
        clearInterval(timer)
        return resolve(seen)
      }
      // Where something is lit that is to be chosen last, nothing else will be lit under this tab.
      if (seen.state === 'waiting' && seen.at !== '' && now - turned > (seen.many ? 30 : 150)) {
        turned = now
        turnTab()
      }
    }
    const observer = new MutationObserver(() => {
      if (soon) return
      soon = true
      // Not at once: what the page does must not be slowed down by whoever watches it.
      setTimeout(look, 20)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    const timer = setInterval(look, 100)
    look()
  })
}

/**
 * Plays until the game is over, or until `until` says so; gives the number of clicks. A click that leads nowhere is made
 * once more; three of them are a failure. Of the steps it sees it chooses those of `rather`, and those of `lastly` only
 * when nothing else can be chosen, under whatever tab. A `brisk` one confirms whatever is enough.
 * @param {Page} page
 * @param {{ seed?: number, touch?: boolean, rather?: RegExp, lastly?: RegExp, brisk?: boolean, patience?: number, until?: (clicks: number, seen: Seen) => boolean | Promise<boolean>, onclick?: (seen: Seen) => void | Promise<void> }} [how]
 */
export async function play(page, { seed = 1, touch = false, rather, lastly, brisk = false, patience = 20_000, until, onclick } = {}) {
  const random = dice(seed)
  let clicks = 0
  let idle = 0
  /** @type {string | null} */
  let after = null
  /** @type {string[]} */
  let known = []
  let last = ''
  for (;;) {
    /** @type {Seen} */
    const seen = await page.evaluate(glance, { after, known, patience, roll: random(), rather: rather?.source ?? null, lastly: lastly?.source ?? null, brisk })
    if (seen.state === 'over') return clicks
    if (seen.wrong) throw new Error(seen.wrong)
    if (seen.state === 'same' || seen.state === 'waiting') {
      idle += 1
      if (idle > (seen.state === 'same' ? 5 : 2)) throw new Error(`nothing more can be chosen at ${page.url()} (${seen.state} at ${seen.at || 'nothing'}) after ${clicks} clicks: ${await troubles(page)}`)
      after = null
      continue
    }
    if (until && (await until(clicks, seen))) return clicks
    const { x, y } = /** @type {Target} */ (seen.target)
    if (touch) await page.touchscreen.tap(x, y)
    else await page.mouse.click(x, y)
    await onclick?.(seen)
    clicks += 1
    if (seen.at !== last) idle = 0
    last = after = seen.at
    known = seen.lit ?? []
  }
}

/** @param {Page} page */
const troubles = async (page) => (await page.getByRole('alert').allInnerTexts()).join(' · ') || 'no refusal is shown'
