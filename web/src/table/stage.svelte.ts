/**
 * What is shown while things happen: views wait until the board has told the story that leads to them. A click skips
 * what is being told.
 */

import type { Line } from '../api/types'
import { prefs } from '../shell/prefs.svelte'
import type { Beat } from './board'
import { sharing } from './same'

type Teller = (beat: Beat<unknown, unknown>) => Promise<void>

/** More than so many views behind, the rest is not told but shown. */
const MOST_BEHIND = 6
/** So many milliseconds what comes after a story waits for it, at most. */
const LONGEST_WAIT = 2500

export class Stage {
  /** The view on the screen. */
  view: unknown = $state.raw(null)
  /** Whether a story is being told. */
  telling = $state(false)
  /** Whether what comes after the story is held back: the next question, the result. Not for long, whatever is told. */
  holding = $state(false)
  private released: ReturnType<typeof setTimeout> | undefined
  private teller: Teller | null = null
  private waiting: { view: unknown; lines: Line[] }[] = []
  /** The newest view, told or not. */
  private newest: unknown = null
  private skipped: () => void = () => {}
  /** Whether a newer view was shown while an older one was being told. */
  private jumped = false

  /** What durations are multiplied with; 0 when nothing may move. */
  get pace(): number {
    return prefs.moves ? 1 / prefs.speed : 0
  }

  onstory(teller: Teller): () => void {
    this.teller = teller
    return () => {
      if (this.teller === teller) this.teller = null
    }
  }

  /** A new view, and what led to it. */
  take(view: unknown, lines: Line[]): void {
    this.newest = sharing(this.newest, view)
    this.waiting.push({ view: this.newest, lines })
    if (this.waiting.length > MOST_BEHIND || document.hidden) this.skip()
    else if (this.tellable(this.view, view, lines)) this.hold()
    if (!this.telling) void this.tell()
  }

  /** Shows the newest view at once. */
  skip(): void {
    const last = this.waiting.at(-1)
    if (last) {
      this.waiting = []
      this.view = last.view
      this.jumped = this.telling
    }
    this.release()
    this.skipped()
  }

  end(): void {
    this.waiting = []
    this.teller = null
    this.release()
    this.skipped()
  }

  private tellable(before: unknown, view: unknown, lines: Line[]): boolean {
    return this.teller !== null && this.pace > 0 && lines.length > 0 && before !== null && view !== null
  }

  private hold(): void {
    this.holding = true
    clearTimeout(this.released)
    this.released = setTimeout(() => (this.holding = false), LONGEST_WAIT)
  }

  private release(): void {
    this.holding = false
    clearTimeout(this.released)
  }

  private async tell(): Promise<void> {
    this.telling = true
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const { view, lines } = next
      const before = this.view
      if (this.teller && this.tellable(before, view, lines)) {
        const skip = new Promise<void>((done) => (this.skipped = done))
        const story = this.teller({ lines, before, after: view }).catch(() => {})
        await Promise.race([story, skip])
      }
      if (!this.jumped) this.view = view
      this.jumped = false
    }
    this.telling = false
    this.release()
  }
}
