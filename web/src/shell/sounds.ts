/** What is heard at a table, note by note. Synthesised in the browser: there are no sound files. */

/** One note. Times are in seconds; `noise` is filtered around its pitch. */
export interface Note {
  at: number
  pitch: number
  /** Where the pitch goes while it sounds. */
  to?: number
  lasts: number
  /** At most 0.25, before the volume that was chosen. */
  loud: number
  wave: 'sine' | 'triangle' | 'noise'
}

const knock = (at: number, loud: number, pitch = 210): Note[] => [
  { at, pitch, to: pitch * 0.55, lasts: 0.09, loud, wave: 'sine' },
  { at, pitch: pitch * 6, lasts: 0.035, loud: loud * 0.55, wave: 'noise' },
]
const pluck = (at: number, pitch: number, loud: number, lasts = 0.28): Note => ({ at, pitch, lasts, loud, wave: 'triangle' })
const bell = (at: number, pitch: number, loud: number, lasts = 0.55): Note => ({ at, pitch, lasts, loud, wave: 'sine' })

export const NOTES = {
  /** A piece put down: wood on wood. */
  place: knock(0, 0.2),
  /** Gained: two plucks upwards. */
  take: [pluck(0, 659.3, 0.08), pluck(0.075, 987.8, 0.08, 0.36)],
  /** Paid: two plucks downwards. */
  pay: [pluck(0, 784, 0.07, 0.2), pluck(0.085, 523.3, 0.08, 0.32)],
  /** Dice that roll and come to rest. */
  roll: [...knock(0, 0.13, 330), ...knock(0.07, 0.1, 410), ...knock(0.15, 0.12, 300), ...knock(0.25, 0.08, 370), ...knock(0.37, 0.13, 260)],
  /** A card that slides over the table. */
  card: [{ at: 0, pitch: 2600, to: 4200, lasts: 0.13, loud: 0.09, wave: 'noise' }, { at: 0.1, pitch: 1500, lasts: 0.04, loud: 0.07, wave: 'noise' }],
  /** My turn: two soft notes. */
  turn: [bell(0, 523.3, 0.13), bell(0.14, 659.3, 0.13)],
  /** The end of a round: an open fifth, low. */
  round: [bell(0, 196, 0.12, 0.9), bell(0.02, 293.7, 0.09, 0.9), bell(0.22, 392, 0.05, 0.8)],
  /** The end of the game. */
  over: [bell(0, 392, 0.1, 0.5), bell(0.18, 329.6, 0.1, 0.5), bell(0.36, 261.6, 0.12, 0.9)],
  /** The end of a game that I have won. */
  win: [bell(0, 523.3, 0.1, 0.5), bell(0.13, 659.3, 0.1, 0.5), bell(0.26, 784, 0.1, 0.6), pluck(0.42, 1046.5, 0.1, 1), bell(0.42, 523.3, 0.08, 1)],
} as const satisfies Record<string, readonly Note[]>

export type SoundName = keyof typeof NOTES
