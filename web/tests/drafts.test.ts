import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Told } from '../src/api/types'
import { DraftKeeper } from '../src/table/draftKeeper'
import { stepOf } from '../src/table/moment.svelte'

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
  it('sends the newest facts once nothing more is chosen', () => {
    const keeper = new DraftKeeper(9)
    keeper.keep(4, ['slot=2'])
    vi.advanceTimersByTime(300)
    keeper.keep(4, ['slot=2', 'sent=1'])
    vi.advanceTimersByTime(600)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(200)
    expect(sent).toEqual([{ question: 4, facts: ['slot=2', 'sent=1'] }])
  })
  it('forgets what was taken back, and says nothing where nothing was kept', () => {
    const keeper = new DraftKeeper(9)
    keeper.keep(4, [])
    keeper.flush()
    expect(sent).toEqual([])
    keeper.keep(4, ['slot=2'])
    keeper.flush()
    keeper.keep(4, [])
    keeper.flush()
    expect(sent).toEqual([{ question: 4, facts: ['slot=2'] }, null])
  })
  it('reads what was kept for this question alone', async () => {
    const read = (draft: unknown) => ((kept = draft), new DraftKeeper(9).read(4))
    expect(await read({ question: 4, facts: ['slot=2'] })).toEqual(['slot=2'])
    expect(await read({ question: 3, facts: ['slot=2'] })).toEqual([])
    expect(await read(null)).toEqual([])
    expect(await read({ question: 4, facts: [2] })).toEqual([])
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
