/**
 * Pieces that are dragged: a press that moves becomes a drag, one that does not stays a click. Fingers drag only what
 * has a `touch-action` of its own; everything else they scroll.
 */

import type { Fact } from './board'
import { parse } from './facts'
import { zoomOf } from './motion'

interface Drag {
  /** Whether it can be dragged now. */
  can: () => boolean
  /** It was picked up. */
  lift?: () => void
  /** What the drop place under the pointer stands for; nothing if there is none. */
  over?: (facts: Fact[]) => void
  drop: (facts: Fact[]) => void
}

const THRESHOLD = 6
/** So near to the edge of what scrolls, it scrolls. */
const EDGE = 56

/** What `{@attach}` takes. Drop places say in `data-drop` which facts they stand for; the one under the pointer wears `data-over`. */
export function drag({ can, lift, over, drop }: Drag): (node: HTMLElement) => () => void {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null
    let moving = false
    let under: Element | null = null
    let pane: HTMLElement | null = null
    let scrolled = 0

    const target = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]') ?? null
    const meaning = (place: Element | null): Fact[] => place?.getAttribute('data-drop')?.split(' ').map(parse) ?? []
    const mark = (place: Element | null) => {
      if (place === under) return
      under?.removeAttribute('data-over')
      place?.setAttribute('data-over', '')
      under = place
    }
    const scroll = (y: number) => {
      if (!pane) return
      const { top, bottom } = pane.getBoundingClientRect()
      const before = pane.scrollTop
      if (y < top + EDGE) pane.scrollTop -= 12
      else if (y > bottom - EDGE) pane.scrollTop += 12
      scrolled += pane.scrollTop - before
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !can()) return
      if (event.pointerType === 'touch' && getComputedStyle(node).touchAction === 'auto') return
      start = { x: event.clientX, y: event.clientY, id: event.pointerId }
      listen()
    }
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return
      const [x, y] = [event.clientX - start.x, event.clientY - start.y]
      if (!moving && Math.hypot(x, y) < THRESHOLD) return
      if (!moving) {
        moving = true
        scrolled = 0
        pane = node.closest<HTMLElement>('.stage, .pane')
        node.dataset.dragged = ''
        node.style.pointerEvents = 'none' // what lies under it is asked for
        lift?.()
      }
      event.preventDefault()
      scroll(event.clientY)
      const zoom = zoomOf(node)
      node.style.transform = `translate(${x / zoom}px, ${(y + scrolled) / zoom}px)`
      const place = target(event)
      mark(place)
      over?.(meaning(place))
    }
    const rest = () => {
      start = null
      unlisten()
      moving = false
      node.style.transform = node.style.pointerEvents = ''
      delete node.dataset.dragged
      mark(null)
      over?.([])
    }
    const up = (event: PointerEvent) => {
      const dragged = moving
      const facts = dragged ? meaning(target(event)) : []
      rest()
      if (!dragged) return
      // The click that ends a drag is none.
      window.addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0)
      if (facts.length > 0) drop(facts)
    }
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const still = (event: Event) => event.preventDefault()
    // A fast pointer leaves a small piece before the drag has begun: what follows is heard everywhere.
    function listen() {
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', up)
      window.addEventListener('pointercancel', rest)
      document.addEventListener('selectstart', still)
    }
    function unlisten() {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', rest)
      document.removeEventListener('selectstart', still)
    }

    node.addEventListener('pointerdown', down)
    node.addEventListener('dragstart', still)
    return () => {
      node.removeEventListener('pointerdown', down)
      unlisten()
      node.removeEventListener('dragstart', still)
    }
  }
}
