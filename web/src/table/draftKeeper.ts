/**
 * Keeps what has been said of an answer on the server while it is being built, so that it can be gone on with after a reload or on
 * another device. Nobody else ever sees it. What cannot be kept is no trouble: the answer itself does not need it.
 */

import { call, query } from '../api/rest'
import type { Wire } from '../api/types'

/** How long nothing must be chosen before it is sent, in milliseconds. */
const PAUSE = 700

/** What is kept: the question, and the facts said of its answer. */
interface Kept {
  question: number
  facts: string[]
}

export class DraftKeeper {
  private waiting: Kept | null = null
  private timer: ReturnType<typeof setTimeout> | null = null
  /** Whether the server holds facts that would be gone on with. */
  private held = false

  constructor(
    private readonly table: number,
    private readonly seat?: number,
  ) {}

  /** The facts that were kept for a question; none if there are none. */
  async read(question: number): Promise<string[]> {
    const found = await call<Wire.Draft>('GET', this.path).catch(() => null)
    const kept = read(found?.draft)
    if (kept === null || kept.question !== question) return []
    this.held = true
    return kept.facts
  }

  /** Keeps what has been said soon; the newest one counts. */
  keep(question: number, facts: readonly string[]): void {
    this.waiting = { question, facts: [...facts] }
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
    if (kept === null || (kept.facts.length === 0 && !this.held)) return
    this.held = kept.facts.length > 0
    const draft: Wire.Draft = { draft: this.held ? kept : null }
    call('PUT', this.path, draft).catch(() => {})
  }

  private get path(): string {
    return `/tables/${this.table}/draft${query({ as_seat: this.seat })}`
  }
}

/** What is kept may be of any form: another client may have written it. */
function read(draft: unknown): Kept | null {
  if (typeof draft !== 'object' || draft === null || !('question' in draft) || !('facts' in draft)) return null
  const { question, facts } = draft
  if (typeof question !== 'number' || !Array.isArray(facts) || !facts.every((fact) => typeof fact === 'string')) return null
  return { question, facts }
}
