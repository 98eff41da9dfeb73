/** What calls somebody back to the table: the tab's title, its icon, a sound. */

import { t } from '../words/words.svelte'
import { prefs } from './prefs.svelte'

/** Shows in the tab what page this is and whether it is our turn. */
export function title(name: string, mine: boolean): void {
  document.title = mine ? `● ${t('web-your-turn')} — ${name}` : name ? `${name} — Boardroom` : 'Boardroom'
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = mine ? '/icon-turn.svg' : '/icon.svg'
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted)
}

let audio: AudioContext | null = null

/** Two soft notes, if sound is on. */
export function chime(): void {
  if (!prefs.sound) return
  audio ??= new AudioContext()
  const start = audio.currentTime
  for (const [index, pitch] of [523.25, 659.25].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    const at = start + index * 0.14
    tone.type = 'sine'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.55)
  }
}
