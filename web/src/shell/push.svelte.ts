/** Being called by this browser when it is our turn at a table played over days. Off until somebody asks for it. */

import { call, Refused } from '../api/rest'
import type { PushInfo } from '../generated/wire'
import { session } from './session.svelte'

export type PushState = 'unknown' | 'none' | 'host' | 'blocked' | 'off' | 'on'

/** Whose wish it is in this browser: somebody else who signs in is not called. */
const WISH = 'boardroom.push'
const OFFERED = 'boardroom.push.offered'

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // A browser without storage is asked again.
  }
}

class Pushing {
  /** Whether it can be switched on here, and whether it is. */
  state: PushState = $state('unknown')
  private key: string | null = null

  /** Whether it may be offered: it was not before, and would work. */
  get offerable(): boolean {
    return this.state === 'off' && read(OFFERED) === null && Notification.permission === 'default'
  }

  dismiss(): void {
    keep(OFFERED, 'yes')
    if (this.state === 'off') this.state = 'unknown'
  }

  /** Looks how things are, and makes sure that the server knows what was wished. */
  async look(): Promise<void> {
    if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return void (this.state = 'none')
    this.key ??= (await call<PushInfo>('GET', '/push').catch(() => null))?.key ?? null
    if (this.key === null) return void (this.state = 'host')
    if (Notification.permission === 'denied') return void (this.state = 'blocked')
    const subscription = await this.current()
    const mine = subscription !== null && read(WISH) === String(session.me?.user)
    if (mine) await this.tell(subscription).catch(() => {})
    this.state = mine ? 'on' : 'off'
  }

  /** Asks the browser, then tells the server. What fails is told. */
  async start(): Promise<void> {
    keep(OFFERED, 'yes')
    if ((await Notification.requestPermission()) !== 'granted') return this.look()
    const worker = await navigator.serviceWorker.ready
    const before = await worker.pushManager.getSubscription()
    if (before && !sameKey(before, this.key ?? '')) await before.unsubscribe()
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(this.key ?? '') })
    await this.tell(subscription)
    keep(WISH, String(session.me?.user))
    this.state = 'on'
  }

  async stop(): Promise<void> {
    const subscription = await this.current()
    keep(WISH, null)
    if (subscription) {
      await call('DELETE', '/me/push', { endpoint: subscription.endpoint }).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
      await subscription.unsubscribe()
    }
    this.state = 'off'
  }

  private async current(): Promise<PushSubscription | null> {
    const worker = await navigator.serviceWorker.getRegistration()
    return (await worker?.pushManager.getSubscription()) ?? null
  }

  private async tell(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON()
    await call('PUT', '/me/push', { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' })
  }
}

/** Bytes of base64url. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

function sameKey(subscription: PushSubscription, key: string): boolean {
  const known = subscription.options.applicationServerKey
  return known !== null && bytes(key).every((byte, at) => byte === new Uint8Array(known)[at])
}

export const pushing = new Pushing()
