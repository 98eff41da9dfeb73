/** The games there are, read once. Their names come from the Fluent files, so that they follow the language. */

import { call } from '../api/rest'
import type { GameInfo } from '../generated/wire'

class Games {
  list: GameInfo[] | null = $state.raw(null)
  private asked: Promise<void> | null = null

  load(): Promise<void> {
    this.asked ??= call<GameInfo[]>('GET', '/games').then(
      (found) => void (this.list = found),
      () => void (this.asked = null),
    )
    return this.asked
  }
}

export const games = new Games()
