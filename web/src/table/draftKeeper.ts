/**
 * Keeps the path of an answer on the server while it is being built, so that it can be gone on with after a reload or on
 * another device. Nobody else ever sees it. What cannot be kept is no trouble: the answer itself does not need it.
 */

import { call } from '../api/rest'
import type { Choice, Wire } from '../api/types'

/** How long nothing must be chosen before the path is sent, in milliseconds. */
const PAUSE = 700

/** What is kept: the question, and the steps gone for it. */
interface Kept {
  question: number
  path: string[]
}

export class DraftKeeper {
  private waiting: Kept | null = null
  private timer: ReturnType<typeof setTimeout> | null = null
  /** Whether the server holds a path that would be gone on with. */
  private held = false

  constructor(private readonly table: number) {}

  /** The steps that were kept for a question; none if there are none. */
  async read(question: number): Promise<string[]> {
    const found = await call<Wire.Draft>('GET', this.path).catch(() => null)
    const kept = read(found?.draft)
    if (kept === null || kept.question !== question) return []
    this.held = true
    return kept.path
  }

  /** Keeps a path soon; the newest one counts. */
  keep(question: number, path: readonly Choice[]): void {
    this.waiting = { question, path: path.map((choice) => choice.step) }
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = setTimeout(() => this.flush(), PAUSE)
  }

  /** The answer is on its way: what was not kept yet need not be. */
  rest(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    this.waiting = null
  }

  /** The question is answered or gone: nothing of it need be kept. */
  drop(): void {
    this.rest()
    this.held = false
  }

  /** Keeps at once what waits. */
  flush(): void {
    const kept = this.waiting
    this.rest()
    if (kept === null || (kept.path.length === 0 && !this.held)) return
    this.held = kept.path.length > 0
    const draft: Wire.Draft = { draft: this.held ? kept : null }
    call('PUT', this.path, draft).catch(() => {})
  }

  private get path(): string {
    return `/tables/${this.table}/draft`
  }
}

/** What is kept may be of any form: another client may have written it. */
function read(draft: unknown): Kept | null {
  if (typeof draft !== 'object' || draft === null || !('question' in draft) || !('path' in draft)) return null
  const { question, path } = draft
  if (typeof question !== 'number' || !Array.isArray(path) || !path.every((step) => typeof step === 'string')) return null
  return { question, path }
}
