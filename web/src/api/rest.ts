/** The REST interface: JSON in, JSON out, and one form for everything that is refused. */

import type { Failure } from '../generated/wire'

/** What the server refused, or that it cannot be reached. Nothing has changed. */
export class Refused extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.sentence)
    this.failure = failure
  }
}

/** That nobody answered. The sentence is put in where it is shown: `code` is enough to know it. */
export const unreachable = (): Refused => new Refused({ code: 'unavailable', sentence: '' })

/** What every request says about the language; set when it is switched. */
let language = 'en'
export function speak(lang: string): void {
  language = lang
}

/** How far the server's clock is ahead of ours, in milliseconds. */
let ahead = 0
export const serverNow = (): number => Date.now() + ahead

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Calls the interface. What is safe to send again is sent once more after a short failure of the server. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const again = method === 'GET' || (typeof body === 'object' && body !== null && 'submission' in body)
  const answer = await send(method, path, body).catch(() => null)
  if (again && (answer === null || answer.status === 503)) {
    await new Promise((wait) => setTimeout(wait, 800))
    return read<T>(await send(method, path, body).catch(() => null))
  }
  return read<T>(answer)
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language, Accept: 'application/json' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const sent = Date.now()
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    credentials: 'same-origin',
    body: body === undefined ? undefined : JSON.stringify(body),
    keepalive: method === 'PUT', // what is kept when a page is left must arrive
  })
  notice(answer.headers.get('date'), sent, Date.now())
  return answer
}

/** Sets our idea of the server's clock by the header of an answer, which counts whole seconds. */
function notice(date: string | null, sent: number, received: number): void {
  const at = date === null ? NaN : Date.parse(date)
  if (Number.isNaN(at)) return
  const found = at + 500 - (sent + received) / 2
  if (Math.abs(found - ahead) > 900) ahead = found
}

async function read<T>(answer: Response | null): Promise<T> {
  if (answer === null) throw unreachable()
  if (answer.status === 204) return undefined as T
  const text = await answer.text()
  if (!answer.ok) throw new Refused(failure(text, answer.status))
  const json = answer.headers.get('content-type')?.includes('json')
  return (json ? JSON.parse(text) : text) as T
}

function failure(text: string, status: number): Failure {
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found === 'object' && found !== null && 'code' in found && 'sentence' in found) return found as Failure
  } catch {
    // Not from Boardroom itself: a proxy, perhaps.
  }
  return { code: status >= 500 ? 'unavailable' : 'malformed', sentence: '' }
}

/** A name for something that is to be done once. */
export function submission(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A query string from what is given; empty values are left out. */
export function query(values: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '')
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return text ? `?${text}` : ''
}
