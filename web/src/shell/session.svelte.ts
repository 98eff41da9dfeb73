/** Who we are, and the one socket. */

import { call, Refused, speak } from '../api/rest'
import { Link, type LinkState, type Wire } from '../api/socket'
import type { Known, Me, MeChange, Session as Whose } from '../generated/wire'
import type { Lang } from '../words/lang'
import { isLang } from '../words/lang'
import { words } from '../words/words.svelte'

class Session {
  me: Me | null = $state.raw(null)
  /** Whether we have asked who we are. */
  ready = $state(false)
  connection: LinkState = $state('idle')
  /** Whether the connection was lost and is not back yet. */
  lost = $state(false)
  /** Whether nobody answered when the page was opened. */
  offline = $state(false)
  readonly link = new Link(openSocket)

  constructor() {
    this.link.onstate((state) => {
      this.connection = state
      if (state === 'waiting') this.lost = true
      else if (state !== 'connecting') this.lost = false
    })
    addEventListener('online', () => this.link.hurry())
    document.addEventListener('visibilitychange', () => document.hidden || this.link.hurry())
  }

  async load(): Promise<void> {
    try {
      this.me = (await call<Whose>('GET', '/session')).me ?? null
      const chosen = this.me?.preferences.language
      this.offline = false
      if (isLang(chosen) && chosen !== words.lang) await this.speak(chosen, false)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // A page that is open already waits for the connection by itself.
      if (!this.ready || this.offline) this.offline = error.failure.code === 'unavailable'
      this.me = null
    }
    this.ready = true
  }

  /** Plays as a guest. */
  async guest(name: string): Promise<void> {
    await call<Known>('POST', '/guests', { name })
    await this.changed()
    await this.remember()
  }

  async signUp(name: string, password: string): Promise<void> {
    await call<Known>('POST', '/accounts', { name, password })
    await this.changed()
    await this.remember()
  }

  async signIn(name: string, password: string): Promise<void> {
    await call<Known>('POST', '/session', { name, password })
    await this.changed()
  }

  async signOut(): Promise<void> {
    const { pushing } = await import('./push.svelte')
    await pushing.look().catch(() => {})
    if (pushing.state === 'on') await pushing.stop().catch(() => {})
    await call('DELETE', '/session')
    this.me = null
    this.link.restart()
  }

  async change(change: MeChange): Promise<void> {
    this.me = await call<Me>('PATCH', '/me', change)
  }

  /** Switches the language at once; whoever is known keeps it everywhere. */
  async speak(lang: Lang, tell = true): Promise<void> {
    speak(lang)
    await words.use(lang)
    if (tell && this.me) await this.change({ language: lang }).catch(() => {})
    if (this.connection === 'open') this.link.restart() // its refusals come in the language it was opened with
  }

  /** The server answers in the language that is on the screen. */
  private async remember(): Promise<void> {
    if (this.me && this.me.preferences.language !== words.lang) await this.change({ language: words.lang }).catch(() => {})
  }

  private async changed(): Promise<void> {
    await this.load()
    this.link.restart()
  }
}

function openSocket(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api/socket`) as unknown as Wire
}

export const session = new Session()
