/**
 * Which piece an element stands for. Boards say it with `data-about`: the group of the piece in the catalogue and its number
 * there, `robot-17`; without a number it is the only one of its group, `deck`.
 */

export interface Of {
  group: string
  number: number
}

export function read(written: string): Of {
  const [, group = written, number = '0'] = /^(.*?)(?:-(\d+))?$/.exec(written) ?? []
  return { group, number: Number(number) }
}

/** The piece that something on the page belongs to. */
export const pieceAt = (target: EventTarget | null): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>('[data-about]') : null)

/** Whether a click there does something of its own: then the sheet keeps out of its way. */
export function acts(target: Element): boolean {
  const control = target.closest('button, a, input, select, textarea, summary, [role="button"]')
  return control !== null && control.getAttribute('aria-disabled') !== 'true' && !(control as HTMLButtonElement).disabled
}
