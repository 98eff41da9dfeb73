/**
 * Dragging with the mouse or a pen: a likeness follows the pointer, and what lies under it when it is let go says by
 * `data-drop` what is meant. Fingers scroll, and tap instead.
 */

interface Drag {
  /** Whether the piece can be taken. */
  on: boolean
  /** Called with `data-drop` of what it was let go over. */
  drop: (over: string) => void
}

const FAR = 6

export function drag(node: HTMLElement, start: Drag) {
  let wish = start
  let from: { x: number; y: number } | null = null
  let likeness: HTMLElement | null = null

  const end = () => {
    likeness?.remove()
    likeness = from = null
    node.classList.remove('dragged')
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', end)
  }
  function take(): HTMLElement {
    const box = node.getBoundingClientRect()
    const made = node.cloneNode(true) as HTMLElement
    Object.assign(made.style, { position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`, margin: '0', zIndex: '50', pointerEvents: 'none', opacity: '0.92' })
    made.setAttribute('aria-hidden', 'true')
    ;(node.closest('[data-accent]') ?? document.body).append(made)
    node.classList.add('dragged')
    return made
  }
  function move(event: PointerEvent) {
    if (!from) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (!likeness && Math.hypot(x, y) > FAR) likeness = take()
    if (likeness) likeness.style.translate = `${x}px ${y}px`
  }
  function up(event: PointerEvent) {
    const dragged = likeness !== null
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')?.dataset.drop
    end()
    if (!dragged) return
    // The click that follows a drag is not one.
    addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', stop, { capture: true }), 0)
    if (over !== undefined) wish.drop(over)
  }
  const stop = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  function down(event: PointerEvent) {
    if (!wish.on || event.pointerType === 'touch' || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', end)
  }
  node.addEventListener('pointerdown', down)
  node.addEventListener('dragstart', stop)
  return {
    update(next: Drag) {
      wish = next
    },
    destroy() {
      end()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('dragstart', stop)
    },
  }
}
