/** The time, for what counts down: it ticks only while somebody looks. */

import { serverNow } from '../api/rest'

class Now {
  /** The server's clock, in milliseconds. */
  at = $state(serverNow())
  private users = 0
  private timer: ReturnType<typeof setInterval> | null = null

  /** Ticks until the given function is called. */
  use(): () => void {
    this.users += 1
    this.at = serverNow()
    this.timer ??= setInterval(() => (this.at = serverNow()), 200)
    return () => {
      this.users -= 1
      if (this.users === 0 && this.timer !== null) {
        clearInterval(this.timer)
        this.timer = null
      }
    }
  }
}

export const now = new Now()
