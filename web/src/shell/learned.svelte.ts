/** Which lessons this browser knows: how far each has come, and where the offer of one is not wanted any more. */

const KEY = 'boardroom.lessons'

/** `note` is where somebody left a lesson; `done` that they came to its end; `declined` that they want none. */
interface Learned {
  note?: number
  done?: true
  declined?: true
}

function read(): Record<string, Learned> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Learned>) : {}
  } catch {
    return {}
  }
}

class Lessons {
  private kept: Record<string, Learned> = $state.raw(read())

  of(game: string): Learned {
    return this.kept[game] ?? {}
  }

  /** Whether the lesson of a game is offered to somebody who has not asked for it. */
  isOffered(game: string): boolean {
    return this.kept[game] === undefined
  }

  set(game: string, change: Learned): void {
    this.kept = { ...this.kept, [game]: { ...this.of(game), ...change } }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // A browser without storage offers it again.
    }
  }
}

export const learned = new Lessons()
