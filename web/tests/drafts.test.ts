import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyNext, Question, Told } from '../src/api/types'
import * as drafts from '../src/table/draft'
import { DraftKeeper } from '../src/table/draftKeeper'
import { stepOf } from '../src/table/moment.svelte'

const choice = (step: string) => ({ step, say: { key: 'x' }, rule: 'SYN-33' })
const offering = (...steps: string[]): AnyNext => ({ choose: { ask: { key: 'x' }, choices: steps.map(choice) } })

describe('a draft that was kept', () => {
  const question: Question = { id: 4, ask: { key: 'x' }, choices: offering('slot=1', 'slot=2') }
  const after: Record<string, AnyNext> = { 'slot=2': offering('sent=0', 'sent=1'), 'slot=2 sent=1': { done: { action: 'a', say: { key: 'x' }, rule: 'SYN-33' } } }
  const next = (path: string[]) => Promise.resolve(after[path.join(' ')] ?? offering())
  it('is gone along again, as far as it is offered', async () => {
    const whole = await drafts.walk(question, ['slot=2', 'sent=1'], next)
    expect(drafts.steps(whole)).toEqual(['slot=2', 'sent=1'])
    expect(drafts.complete(whole)?.action).toBe('a')
    expect(drafts.steps(await drafts.walk(question, ['slot=2', 'sent=7', 'x=1'], next))).toEqual(['slot=2'])
    expect(drafts.steps(await drafts.walk(question, ['slot=9', 'sent=1'], next))).toEqual([])
  })
})

describe('the keeper of drafts', () => {
  let sent: unknown[] = []
  let kept: unknown = null
  beforeEach(() => {
    vi.useFakeTimers()
    sent = []
    kept = null
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      expect(path).toBe('/api/tables/9/draft')
      if (init.method === 'PUT') sent.push((JSON.parse(String(init.body)) as { draft: unknown }).draft)
      return Promise.resolve(init.method === 'PUT' ? new Response(null, { status: 204 }) : new Response(JSON.stringify({ draft: kept }), { headers: { 'content-type': 'application/json' } }))
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  it('sends the newest path once nothing more is chosen', () => {
    const keeper = new DraftKeeper(9)
    keeper.keep(4, [choice('slot=2')])
    vi.advanceTimersByTime(300)
    keeper.keep(4, [choice('slot=2'), choice('sent=1')])
    vi.advanceTimersByTime(600)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(200)
    expect(sent).toEqual([{ question: 4, path: ['slot=2', 'sent=1'] }])
  })
  it('forgets a path that was gone back, and says nothing where nothing was kept', () => {
    const keeper = new DraftKeeper(9)
    keeper.keep(4, [])
    keeper.flush()
    expect(sent).toEqual([])
    keeper.keep(4, [choice('slot=2')])
    keeper.flush()
    keeper.keep(4, [])
    keeper.flush()
    expect(sent).toEqual([{ question: 4, path: ['slot=2'] }, null])
  })
  it('reads what was kept for this question alone', async () => {
    const read = (draft: unknown) => ((kept = draft), new DraftKeeper(9).read(4))
    expect(await read({ question: 4, path: ['slot=2'] })).toEqual(['slot=2'])
    expect(await read({ question: 3, path: ['slot=2'] })).toEqual([])
    expect(await read(null)).toEqual([])
    expect(await read({ question: 4, path: [2] })).toEqual([])
    expect(await read('anything')).toEqual([])
  })
})

describe('a line of the log', () => {
  const told = (what: string, entry?: number): Told => ({ version: 1, at: 0, what, lines: [], entry })
  it('leads to the step it tells of', () => {
    expect(stepOf(told('play', 12))).toBe(12)
    expect(stepOf(told('begin'))).toBe(0)
    expect(stepOf(told('sit'))).toBeNull()
  })
})
