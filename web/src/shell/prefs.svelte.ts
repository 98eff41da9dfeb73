/** What somebody has chosen for this browser. The server knows nothing of it. */

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'on' | 'off'

interface Kept {
  theme: Theme
  motion: Motion
  /** 0.5 is half as fast, 2 twice as fast. */
  speed: number
  sound: boolean
  /** Whether a choice of one step is made without confirming. */
  immediate: boolean
  /** Whether every game is shown as text and lists. */
  plain: boolean
  /** Whether the end of a round shows who scored what. */
  summaries: boolean
}

const KEY = 'boardroom.prefs'
const START: Kept = { theme: 'auto', motion: 'auto', speed: 1, sound: false, immediate: false, plain: false, summaries: true }
export const SPEEDS = [0.5, 1, 1.5, 2, 3]

function read(): Kept {
  try {
    return { ...START, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return { ...START }
  }
}

class Prefs {
  theme: Theme = $state(START.theme)
  motion: Motion = $state(START.motion)
  speed: number = $state(START.speed)
  sound: boolean = $state(START.sound)
  immediate: boolean = $state(START.immediate)
  plain: boolean = $state(START.plain)
  summaries: boolean = $state(START.summaries)
  /** What the system asks for. */
  private still: boolean = $state(false)

  constructor() {
    Object.assign(this, read())
    const asks = matchMedia('(prefers-reduced-motion: reduce)')
    this.still = asks.matches
    asks.addEventListener('change', () => (this.still = asks.matches))
    this.dress()
  }

  /** Whether anything may move. */
  get moves(): boolean {
    return this.motion === 'on' || (this.motion === 'auto' && !this.still)
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change)
    const { theme, motion, speed, sound, immediate, plain, summaries } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, motion, speed, sound, immediate, plain, summaries }))
    } catch {
      // A browser without storage forgets it.
    }
    this.dress()
  }

  /** Puts what the style sheets need on the root element. */
  private dress(): void {
    const root = document.documentElement
    if (this.theme === 'auto') delete root.dataset.theme
    else root.dataset.theme = this.theme
    root.dataset.motion = this.motion
    root.style.setProperty('--pace', String(1 / this.speed))
  }
}

export const prefs = new Prefs()
