/**
 * Sounds. None before somebody has said yes: the first that there would be asks instead. In a page that is not looked at
 * only a turn of one's own is heard.
 */

import { prefs, type Sound } from './prefs.svelte'
import { NOTES, type Note, type SoundName } from './sounds'

const VOLUME: Record<Sound, number> = { unasked: 0, off: 0, quiet: 0.35, normal: 0.7, loud: 1.2 }
/** The same sound again is left out for so many milliseconds: ten pieces that arrive together are one sound. */
const APART = 70

class Ear {
  /** Whether the question about sounds is on the screen. */
  asking = $state(false)
  private audio: AudioContext | null = null
  private hiss: AudioBuffer | null = null
  private last = new Map<SoundName, number>()

  hear(name: SoundName): void {
    if (prefs.sound === 'unasked') {
      this.asking ||= !document.hidden
      return
    }
    if (VOLUME[prefs.sound] === 0 || (document.hidden && name !== 'turn')) return
    const now = performance.now()
    if (now - (this.last.get(name) ?? -APART) < APART) return
    this.last.set(name, now)
    const audio = (this.audio ??= new AudioContext())
    // Browsers let nothing sound before the page was touched; what was missed meanwhile is not made up for.
    if (audio.state === 'running') this.play(audio, NOTES[name])
    else void audio.resume().then(() => performance.now() - now < 300 && this.play(audio, NOTES[name]), () => {})
  }

  answer(yes: boolean): void {
    this.asking = false
    prefs.set({ sound: yes ? 'normal' : 'off' })
    this.hear('turn')
  }

  private play(audio: AudioContext, notes: readonly Note[]): void {
    const start = audio.currentTime + 0.01
    for (const note of notes) {
      const at = start + note.at
      const volume = audio.createGain()
      volume.gain.setValueAtTime(0, at)
      volume.gain.linearRampToValueAtTime(note.loud * VOLUME[prefs.sound], at + Math.min(0.02, note.lasts / 4))
      volume.gain.exponentialRampToValueAtTime(0.0005, at + note.lasts)
      const source = note.wave === 'noise' ? this.noise(audio, note, at, volume) : tone(audio, note, note.wave, at, volume)
      volume.connect(audio.destination)
      source.start(at)
      source.stop(at + note.lasts + 0.02)
    }
  }

  private noise(audio: AudioContext, { pitch, to, lasts }: Note, at: number, volume: AudioNode): AudioScheduledSourceNode {
    const source = audio.createBufferSource()
    source.buffer = this.hiss ??= hiss(audio)
    const filter = audio.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = 0.9
    glide(filter.frequency, pitch, to, at, lasts)
    source.connect(filter).connect(volume)
    return source
  }
}

function tone(audio: AudioContext, { pitch, to, lasts }: Note, wave: OscillatorType, at: number, volume: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator()
  source.type = wave
  glide(source.frequency, pitch, to, at, lasts)
  source.connect(volume)
  return source
}

function glide(frequency: AudioParam, from: number, to: number | undefined, at: number, lasts: number): void {
  frequency.setValueAtTime(from, at)
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to, at + lasts)
}

/** Half a second of white noise. */
function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
  return buffer
}

export const ear = new Ear()
export const hear = (name: SoundName): void => ear.hear(name)
