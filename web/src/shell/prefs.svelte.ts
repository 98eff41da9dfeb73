/** What somebody has chosen for this browser. The server knows nothing of it. */

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'on' | 'off'
/** Nobody is asked before there is something to hear. */
export type Sound = 'unasked' | 'off' | 'quiet' | 'normal' | 'loud'

interface Kept {
  theme: Theme
  motion: Motion
  /** 0.5 is half as fast, 2 twice as fast. */
  speed: number
  sound: Sound
  /** Whether every choice is confirmed, even one that can be undone. */
  confirm: boolean
  /** Whether every game is shown as text and lists. */
  plain: boolean
  /** How much larger boards are drawn than fits: 1 is as large as fits. */
  zoom: number
  /** Whether the end of a round shows who scored what. */
  summaries: boolean
}

const KEY = 'boardroom.prefs'
const START: Kept = { theme: 'auto', motion: 'auto', speed: 1, sound: 'unasked', confirm: false, plain: false, zoom: 1, summaries: true }
export const SPEEDS = [0.5, 1, 1.5, 2, 3]
export const ZOOMS = [0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2]
export const SOUNDS = ['off', 'quiet', 'normal', 'loud'] as const satisfies readonly Sound[]

function read(): Kept {
  try {
    const kept = { ...START, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
    // It was on or off once, and off until somebody changed it.
    if (typeof kept.sound !== 'string') kept.sound = kept.sound ? 'normal' : 'unasked'
    return kept
  } catch {
    return { ...START }
  }
}

class Prefs {
  theme: Theme = $state(START.theme)
  motion: Motion = $state(START.motion)
  speed: number = $state(START.speed)
  sound: Sound = $state(START.sound)
  confirm: boolean = $state(START.confirm)
  plain: boolean = $state(START.plain)
  zoom: number = $state(START.zoom)
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
    const { theme, motion, speed, sound, confirm, plain, zoom, summaries } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, motion, speed, sound, confirm, plain, zoom, summaries }))
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
