/** Pieces that are dragged: a press that moves becomes a drag, one that does not stays a click. */

interface Drag {
  /** Whether it can be dragged now. */
  can: () => boolean
  /** The drop place under the pointer, or null. */
  over?: (target: string | null) => void
  drop: (target: string) => void
}

const THRESHOLD = 6

/** What `{@attach}` takes. Drop places carry `data-drop`. */
export function drag({ can, over, drop }: Drag): (node: HTMLElement) => () => void {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null
    let moving = false
    let dropped = false

    const target = (event: PointerEvent): string | null => {
      const under = document.elementsFromPoint(event.clientX, event.clientY)
      for (const one of under) {
        const place = one.closest('[data-drop]')
        if (place && !node.contains(place)) return place.getAttribute('data-drop')
      }
      return null
    }
    const down = (event: PointerEvent) => {
      dropped = false
      if (event.button !== 0 || !can()) return
      start = { x: event.clientX, y: event.clientY, id: event.pointerId }
      listen()
    }
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return
      const [x, y] = [event.clientX - start.x, event.clientY - start.y]
      if (!moving && Math.hypot(x, y) < THRESHOLD) return
      if (!moving) {
        moving = true
        node.dataset.dragged = ''
      }
      event.preventDefault()
      node.style.transform = `translate(${x}px, ${y}px)`
      over?.(target(event))
    }
    const rest = () => {
      start = null
      unlisten()
      moving = false
      node.style.transform = ''
      delete node.dataset.dragged
      over?.(null)
    }
    const up = (event: PointerEvent) => {
      const place = moving ? target(event) : null
      dropped = moving
      rest()
      if (place) drop(place)
    }
    // The click that ends a drag is none.
    const click = (event: MouseEvent) => {
      if (!dropped) return
      dropped = false
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
    node.addEventListener('click', click, true)
    node.addEventListener('dragstart', still)
    return () => {
      node.removeEventListener('pointerdown', down)
      unlisten()
      node.removeEventListener('click', click, true)
      node.removeEventListener('dragstart', still)
    }
  }
}
