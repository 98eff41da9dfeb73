/** What is heard, and when: nothing before somebody has said yes. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShownLine, Wire } from '../src/api/types'
import { boardOf } from '../src/games'
import { NOTES, type Note, type SoundName } from '../src/shell/sounds'
import { soundOf, soundOfEnd } from '../src/table/heard'

const names = Object.keys(NOTES) as SoundName[]
const notes = (name: SoundName): readonly Note[] => NOTES[name]

describe('the table of sounds', () => {
  it.each(names)('%s is short and quiet', (name) => {
    for (const { at, lasts, loud, pitch } of notes(name)) {
      expect(at + lasts).toBeLessThanOrEqual(1.5)
      expect(loud).toBeLessThanOrEqual(0.25)
      expect(pitch).toBeGreaterThan(60)
    }
  })

  it('has no two alike', () => {
    expect(new Set(names.map((name) => JSON.stringify(notes(name)))).size).toBe(names.length)
  })

  it.each(['syndicate', 'fantastic-factories', 'cyber-merchant'])('%s has a sound for pieces, cards, gains and rounds', (game) => {
    const heard = new Set(Object.values(boardOf(game).sounds ?? {}))
    for (const name of ['place', 'card', 'take', 'round'] as const) expect(heard).toContain(name)
    for (const name of heard) expect(names).toContain(name)
  })
})

describe('what is heard', () => {
  const told = (kind: string) => ({ told: { event: { kind } } as unknown as ShownLine })

  it('a line of the story by its kind, and nothing of what was skipped', () => {
    const module = boardOf('syndicate')
    expect(soundOf(told('dice_rolled'), module)).toBe('roll')
    expect(soundOf(told('no such kind'), module)).toBeNull()
    expect(soundOf({ told: null }, module)).toBeNull()
    expect(soundOf(null, module)).toBeNull()
    expect(soundOf(told('dice_rolled'), boardOf('a game without a board'))).toBeNull()
  })

  it('the end, by whoever has won it', () => {
    const ending = { standings: [{ seat: 0, rank: 2 }, { seat: 1, rank: 1 }] } as unknown as Wire.Ending
    expect([0, 1, null].map((seat) => soundOfEnd({ ending }, seat))).toEqual(['over', 'win', 'over'])
    expect(soundOfEnd({}, 0)).toBe('over')
  })
})

describe('the ear', () => {
  /** Oscillators and noises that were started. */
  let started = 0
  let hidden = false

  beforeEach(() => {
    localStorage.clear()
    vi.resetModules()
    ;[started, hidden] = [0, false]
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
    const param = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
    const node = () => ({ gain: param, frequency: param, Q: {}, connect: (to: unknown) => to, start: () => (started += 1), stop: () => {} })
    class Audio {
      state = 'running'
      currentTime = 0
      sampleRate = 8000
      destination = {}
      createGain = node
      createOscillator = node
      createBufferSource = node
      createBiquadFilter = node
      createBuffer = () => ({ getChannelData: () => new Float32Array(8) })
    }
    vi.stubGlobal('AudioContext', Audio)
  })
  const load = async (sound?: unknown) => {
    if (sound !== undefined) localStorage.setItem('boardroom.prefs', JSON.stringify({ sound }))
    const [{ ear }, { prefs }] = await Promise.all([import('../src/shell/sound.svelte'), import('../src/shell/prefs.svelte')])
    return { ear, prefs }
  }

  it('asks at the first sound, and plays none', async () => {
    const { ear } = await load()
    ear.hear('place')
    expect([ear.asking, started]).toEqual([true, 0])
  })

  it('does not ask in a page that nobody looks at', async () => {
    const { ear } = await load()
    hidden = true
    ear.hear('turn')
    expect(ear.asking).toBe(false)
  })

  it('plays after a yes, and keeps it', async () => {
    const { ear, prefs } = await load()
    ear.hear('place')
    ear.answer(true)
    expect([ear.asking, prefs.sound, started]).toEqual([false, 'normal', NOTES.turn.length])
    expect(JSON.parse(localStorage.getItem('boardroom.prefs') ?? '{}')).toMatchObject({ sound: 'normal' })
  })

  it('is still after a no, and does not ask again', async () => {
    const { ear } = await load()
    ear.hear('place')
    ear.answer(false)
    ear.hear('place')
    expect([ear.asking, started]).toEqual([false, 0])
  })

  it('in a hidden page only my turn is heard', async () => {
    const { ear } = await load('quiet')
    hidden = true
    ear.hear('card')
    expect(started).toBe(0)
    ear.hear('turn')
    expect(started).toBe(NOTES.turn.length)
  })

  it('many pieces at once are one sound', async () => {
    const { ear } = await load('loud')
    for (let n = 0; n < 5; n += 1) ear.hear('place')
    expect(started).toBe(NOTES.place.length)
  })

  it('an older browser storage said on or off', async () => {
    expect((await load(true)).prefs.sound).toBe('normal')
    vi.resetModules()
    expect((await load(false)).prefs.sound).toBe('unasked')
  })
})
