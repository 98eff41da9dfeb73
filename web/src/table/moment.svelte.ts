/** A moment of a game under way that is looked at again, with our own eyes, while the game goes on. */

import { replayStep, type Door } from '../api/after'
import { Refused } from '../api/rest'
import type { ReplayStep, Told, Wire } from '../api/types'

/** The step that shows what an entry of the log has led to; null if it is no step of the game. */
export function stepOf(told: Told): number | null {
  return told.entry ?? (told.what === 'begin' ? 0 : null)
}

export class Moment {
  /** What is looked at; null while it is being read, or if nothing is. */
  shown: ReplayStep | null = $state.raw(null)
  /** The step that is wished for; null if we look at the game itself. */
  step: number | null = $state(null)
  failure: Wire.Failure | null = $state.raw(null)

  constructor(private readonly door: Door) {}

  get open(): boolean {
    return this.step !== null
  }

  /** Goes to a step. The one shown stays until the new one is there. */
  async go(step: number): Promise<void> {
    this.step = step
    try {
      const found = await replayStep(this.door, step, null)
      if (this.step !== step) return
      this.shown = found
      this.failure = null
    } catch (error) {
      if (this.step !== step) return
      if (!(error instanceof Refused)) throw error
      this.failure = error.failure
    }
  }

  /** Back to the game. */
  close(): void {
    this.step = null
    this.shown = null
    this.failure = null
  }
}
