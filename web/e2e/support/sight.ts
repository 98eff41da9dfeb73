/** What of a table can be seen and touched: asked of the browser. */

import type { Page } from '@playwright/test'

/** The sizes of a desk; boards are laid out for each of them. */
export const DESKS = [{ width: 1366, height: 768 }, { width: 1440, height: 900 }, { width: 1920, height: 1080 }, { width: 2560, height: 1440 }] as const

export interface Sight {
  /** What cannot be seen or touched, and where it is. */
  wrong: string[]
  bar: number
  /** How large the board is drawn. */
  scale: number
}

/**
 * Looks at the page as it is. On a desk everything that matters has to be in view and under nothing: what can be chosen, every
 * place of the board and of the player's own area (`data-spot`), and the card of every seat; and nothing may scroll. On a
 * phone what can be chosen is brought into view first, and has to be large enough for a thumb.
 */
export function look(page: Page, phone = false): Promise<Sight> {
  return page.evaluate((phone) => {
    const wrong: string[] = []
    // What is brought into view is let go again: somebody may be about to touch what lies there.
    const panes = [...document.querySelectorAll('.pane, .rest, .choose, .words, ul')].map((pane) => [pane, pane.scrollTop, pane.scrollLeft] as const)
    const rest = () => panes.forEach(([pane, top, left]) => pane.scrollTo({ top, left, behavior: 'instant' }))
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}${element.getAttribute('data-spot') ? `[${element.getAttribute('data-spot')}]` : ''} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)}"`
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
    const at = (x: number, y: number) => document.elementFromPoint(x, y)
    // A piece that lets clicks through is seen if what lies under it holds it.
    const belongs = (element: Element, hit: Element | null) => hit !== null && (element.contains(hit) || (hit.contains(element) && getComputedStyle(element).pointerEvents === 'none'))
    const inList = (element: Element) => element.closest('.rest, .choose') !== null
    function check(element: Element, what: string, thumb: boolean) {
      if (phone || inList(element)) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = element.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const whole = phone || inList(element) || (box.left > -2 && box.top > -2 && box.right < innerWidth + 2 && box.bottom < innerHeight + 2)
      const hit = at(x, y)
      if (!whole) wrong.push(`${what} is outside: ${nameOf(element)} at ${Math.round(box.left)},${Math.round(box.top)}–${Math.round(box.right)},${Math.round(box.bottom)}`)
      else if (!belongs(element, hit)) wrong.push(`${what} is under ${hit ? nameOf(hit) : 'nothing'}: ${nameOf(element)}`)
      else if (thumb && [[-19, 0], [19, 0], [0, -19], [0, 19]].some(([across = 0, down = 0]) => !belongs(element, at(x + across, y + down)) && box[across === 0 ? 'height' : 'width'] < 39.5))
        wrong.push(`${what} is too small for a thumb: ${nameOf(element)}, ${Math.round(box.width)}×${Math.round(box.height)}`)
    }
    for (const piece of [...document.querySelectorAll('.table-page .lit')].filter(shown)) check(piece, 'a piece that can be chosen', phone)
    const root = document.documentElement
    if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) wrong.push(`the page scrolls: ${root.scrollWidth}×${root.scrollHeight}`)
    const bar = document.querySelector('.bottom')?.getBoundingClientRect().height ?? 0
    if (phone) {
      if (bar > innerHeight / 4) wrong.push(`the bar is ${bar} high`)
      if (document.querySelectorAll('main.phone > [role="tablist"] [role="tab"]').length > 4) wrong.push('there are more than four tabs')
      rest()
      return { wrong, bar, scale: 1 }
    }
    for (const piece of [...document.querySelectorAll('.room [data-spot]')].filter(shown)) check(piece, 'a place of the board', false)
    const seats = [...document.querySelectorAll('li[data-seat]')]
    if (seats.length === 0) wrong.push('no seat is shown')
    for (const seat of seats) check(seat, 'a seat', false)
    for (const pane of document.querySelectorAll('.stage, .right > .seats')) {
      if (pane.scrollHeight > pane.clientHeight + 1 || pane.scrollWidth > pane.clientWidth + 1) wrong.push(`${pane.className} scrolls: ${pane.scrollWidth}×${pane.scrollHeight} in ${pane.clientWidth}×${pane.clientHeight}`)
    }
    const drawn = document.querySelector('.room')?.currentCSSZoom ?? 0
    rest()
    return { wrong, bar, scale: drawn }
  }, phone)
}
