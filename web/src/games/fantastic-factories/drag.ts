/** Dragging a die with mouse, pen or finger. A short press without moving stays a click. */

import type { Action } from 'svelte/action'

export interface Drag {
  /** Whether it can be picked up now. */
  free: boolean
  /** It was picked up. */
  onlift: () => void
  /** It was let go over something that takes it, or over nothing. */
  ondrop: (target: HTMLElement | null) => void
  /** It is moved over something that takes it, or away from it. */
  onover: (target: HTMLElement | null) => void
}

/** So many pixels make a drag of a press. */
const FAR = 6
/** So near to the edge of what scrolls, it scrolls. */
const EDGE = 56

export const drag: Action<HTMLElement, Drag> = (node, start) => {
  let of = start
  let from: { x: number; y: number } | null = null
  let at = { x: 0, y: 0 }
  let lifted = false
  let frame = 0
  let over: HTMLElement | null = null
  let pane: HTMLElement | null = null
  let scrolled = 0

  function under(): HTMLElement | null {
    return (document.elementFromPoint(at.x, at.y)?.closest('[data-drop]') as HTMLElement | null) ?? null
  }

  function draw() {
    frame = 0
    if (!from || !lifted) return
    if (pane) {
      const box = pane.getBoundingClientRect()
      const by = at.y < box.top + EDGE ? -12 : at.y > box.bottom - EDGE ? 12 : 0
      if (by !== 0) {
        const before = pane.scrollTop
        pane.scrollTop += by
        scrolled += pane.scrollTop - before
        if (pane.scrollTop !== before) frame = requestAnimationFrame(draw)
      }
    }
    node.style.transform = `translate(${at.x - from.x}px, ${at.y - from.y + scrolled}px) scale(1.12)`
    const found = under()
    if (found !== over) {
      over?.removeAttribute('data-over')
      found?.setAttribute('data-over', '')
      over = found
      of.onover(found)
    }
  }

  function down(event: PointerEvent) {
    if (!of.free || event.button !== 0) return
    from = at = { x: event.clientX, y: event.clientY }
    node.setPointerCapture(event.pointerId)
  }

  function move(event: PointerEvent) {
    if (!from) return
    at = { x: event.clientX, y: event.clientY }
    if (!lifted) {
      if (Math.hypot(at.x - from.x, at.y - from.y) < FAR) return
      lifted = true
      scrolled = 0
      pane = node.closest<HTMLElement>('.left, .pane')
      node.classList.add('dragged')
      of.onlift()
    }
    frame ||= requestAnimationFrame(draw)
  }

  function end(event: PointerEvent) {
    if (!from) return
    from = null
    cancelAnimationFrame(frame)
    frame = 0
    if (!lifted) return
    at = { x: event.clientX, y: event.clientY }
    const target = event.type === 'pointerup' ? under() : null
    lifted = false
    over?.removeAttribute('data-over')
    over = null
    node.classList.remove('dragged')
    node.style.transform = ''
    of.onover(null)
    // The click that follows a drag is not one.
    node.addEventListener('click', still, { capture: true, once: true })
    setTimeout(() => node.removeEventListener('click', still, { capture: true }), 50)
    of.ondrop(target)
  }

  function still(event: MouseEvent) {
    event.stopImmediatePropagation()
    event.preventDefault()
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', end)
  node.addEventListener('pointercancel', end)
  return {
    update: (next) => (of = next),
    destroy() {
      cancelAnimationFrame(frame)
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', end)
      node.removeEventListener('pointercancel', end)
    },
  }
}
