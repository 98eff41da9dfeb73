import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '../src/api/rest'
import { Link, type Watcher, type Wire } from '../src/api/socket'
import type { Update } from '../src/api/types'

/** A socket of our own: what was sent, and the server's side of it. */
class Fake implements Wire {
  static all: Fake[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  readyState = 0
  sent: Record<string, unknown>[] = []
  constructor() {
    Fake.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  lose() {
    this.readyState = 3
    this.onclose?.()
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  of(what: string) {
    return this.sent.filter((one) => one.do === what)
  }
}

const last = (): Fake => {
  const found = Fake.all.at(-1)
  if (!found) throw new Error('nobody has connected')
  return found
}
const update = (version: number, after: number): Update & { push: 'update' } => ({ push: 'update', table: 7, version, after, happened: [], asked: [], can_undo: false, entries: 0 })

describe('who is at a table', () => {
  it('is told, and the server is told whether the page is looked at', () => {
    Fake.all = []
    const link = new Link(() => new Fake())
    const told: unknown[] = []
    link.watch(7, { update: () => {}, presence: (seats) => told.push(seats) }, undefined, 1)
    last().open()
    expect(last().of('watch')[0]).toMatchObject({ table: 7, as_seat: 1 })
    last().say({ push: 'presence', table: 7, seats: ['here', null, 'lost'] })
    last().say({ push: 'presence', table: 8, seats: ['gone'] })
    expect(told).toEqual([['here', null, 'lost']])
    link.attend(7, false)
    link.attend(7, false)
    expect(last().of('attend')).toMatchObject([{ table: 7, here: false }])
  })

  it('is said anew when the connection is', () => {
    vi.useFakeTimers()
    Fake.all = []
    const link = new Link(() => new Fake())
    link.watch(7, { update: () => {} })
    last().open()
    link.attend(7, false)
    last().lose()
    vi.runAllTimers()
    last().open()
    expect(last().of('attend')).toMatchObject([{ here: false }])
    link.attend(7, true)
    expect(last().of('attend')).toMatchObject([{ here: false }, { here: true }])
    vi.useRealTimers()
  })
})

describe('the socket', () => {
  let link: Link
  let heard: number[]
  let watcher: Watcher
  beforeEach(() => {
    vi.useFakeTimers()
    Fake.all = []
    link = new Link(() => new Fake())
    heard = []
    watcher = { update: (one) => heard.push(one.version) }
  })

  it('watches when it is connected, and answers by number', async () => {
    link.watch(7, watcher, 'secret')
    last().open()
    expect(last().sent[0]).toMatchObject({ table: 7, do: 'watch', invite: 'secret' })
    const answer = link.ask(7, { do: 'undo', submission: 'a' })
    const { id } = last().of('undo')[0] as { id: number }
    last().say({ re: id, ok: { version: 3 } })
    await expect(answer).resolves.toEqual({ version: 3 })
  })

  it('says why something was refused', async () => {
    link.watch(7, watcher)
    last().open()
    const answer = link.ask(7, { do: 'undo', submission: 'a' })
    const { id } = last().of('undo')[0] as { id: number }
    last().say({ re: id, failure: { code: 'refused', sentence: 'No.', rule: 'BR-5' } })
    await expect(answer).rejects.toBeInstanceOf(Refused)
  })

  it('takes updates in order', () => {
    link.watch(7, watcher)
    last().open()
    last().say(update(3, 3))
    last().say(update(4, 3))
    last().say(update(4, 3)) // the same once more does no harm
    last().say(update(2, 1)) // older than what we have
    expect(heard).toEqual([3, 4, 4])
  })

  it('asks for what it missed when there is a gap', () => {
    link.watch(7, watcher)
    last().open()
    last().say(update(3, 3))
    last().say(update(6, 5))
    expect(heard).toEqual([3])
    expect(last().of('watch').at(-1)).toMatchObject({ since: 3 })
    last().say(update(6, 3))
    expect(heard).toEqual([3, 6])
  })

  it('takes what changed only for the view it has', () => {
    const change = (version: number, after: number) => ({ ...update(version, after), changes: [] })
    link.watch(7, watcher)
    last().open()
    expect(last().of('watch')[0]).toMatchObject({ story: true })
    last().say(update(3, 3))
    last().say(change(4, 3))
    last().say(change(4, 3))
    last().say(change(7, 6))
    last().say(change(8, 7)) // on its way when we asked for all
    expect(heard).toEqual([3, 4])
    last().say(update(8, 4))
    last().say(change(9, 8))
    expect(heard).toEqual([3, 4, 8, 9])
  })

  it('takes a whole view when too much was missed', () => {
    link.watch(7, watcher)
    last().open()
    last().say(update(3, 3))
    last().say(update(900, 899))
    last().say(update(900, 900)) // the server tells no more than so many things one by one
    expect(heard).toEqual([3, 900])
  })

  it('connects again and goes on from the version it has seen', () => {
    link.watch(7, watcher)
    last().open()
    last().say(update(5, 5))
    last().lose()
    expect(link.state).toBe('waiting')
    vi.advanceTimersByTime(1000)
    expect(Fake.all).toHaveLength(2)
    last().open()
    expect(last().sent).toHaveLength(1)
    expect(last().sent[0]).toMatchObject({ do: 'watch', since: 5 })
  })

  it('sends a submission again under the same name', async () => {
    link.watch(7, watcher)
    last().open()
    const answer = link.ask(7, { do: 'play', action: 'pass', question: 2, submission: 'mine' })
    last().lose()
    vi.advanceTimersByTime(1000)
    last().open()
    const again = last().of('play')
    expect(again).toHaveLength(1)
    expect(again[0]).toMatchObject({ submission: 'mine', action: 'pass', question: 2 })
    last().say({ re: (again[0] as { id: number }).id, ok: { version: 9 } })
    await expect(answer).resolves.toEqual({ version: 9 })
  })

  it('does not say something twice', async () => {
    link.watch(7, watcher)
    last().open()
    const said = link.ask(7, { do: 'say', text: 'Hello' })
    last().lose()
    await expect(said).rejects.toBeInstanceOf(Refused)
    vi.advanceTimersByTime(1000)
    last().open()
    expect(last().of('say')).toHaveLength(0)
  })

  it('waits longer after every failure, and hurries when the network is back', () => {
    link.watch(7, watcher)
    for (let tries = 0; tries < 5; tries += 1) {
      last().lose()
      vi.advanceTimersByTime(20_000)
    }
    expect(Fake.all).toHaveLength(6)
    last().lose()
    vi.advanceTimersByTime(2_000)
    expect(Fake.all).toHaveLength(6)
    link.hurry()
    expect(Fake.all).toHaveLength(7)
  })

  it('stops when nobody watches', () => {
    const end = link.watch(7, watcher)
    last().open()
    last().say(update(3, 3))
    end()
    last().say(update(4, 3))
    expect(heard).toEqual([3])
    expect(last().of('unwatch')).toHaveLength(1)
  })
})
