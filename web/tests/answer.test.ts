import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyNext, Question } from '../src/api/types'
import type { Wire } from '../src/api/types'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
const { session } = await import('../src/shell/session.svelte')
const { Answer } = await import('../src/table/answer.svelte')
const { Refused } = await import('../src/api/rest')

const choice = (step: string) => ({ step, say: { key: 'x' }, rule: 'SYN-33' })
const offering = (...steps: string[]): AnyNext => ({ choose: { ask: { key: 'x' }, choices: steps.map(choice) } })
const question = (id: number): Question => ({ id, ask: { key: 'x' }, choices: offering('slot=1', 'slot=2') })
const done: AnyNext = { done: { action: 'buy', say: { key: 'x' }, rule: 'SYN-33' } }
/** Refusals that name a rule of their own; all others name the general one. */
const rules: Record<string, string> = { 'slot=3': 'SYN-33', 'slot=2 sent=4': 'SYN-34', 'place=1': 'SYN-42' }
const after: Record<string, AnyNext> = { 'slot=2': offering('sent=0', 'sent=1'), 'slot=2 sent=1': done }

describe('an answer', () => {
  let kept: unknown
  let put: unknown[]
  let played: unknown[]
  /** Whether what is played is taken. */
  let taken: boolean
  let failure: Wire.Failure | null
  const settle = () => new Promise((wait) => setTimeout(wait, 5))
  const path = (answer: InstanceType<typeof Answer>) => answer.draft?.path.map((one) => one.step)
  const make = () =>
    new Answer(9, {
      play: (action, of) => {
        played.push([action, of])
        return Promise.resolve(taken)
      },
      refuse: (found) => (failure = found),
      turnRule: 'SYN-25',
    })

  beforeEach(() => {
    ;[kept, put, played, failure, taken] = [null, [], [], null, true]
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      if (init.method === 'PUT') put.push((JSON.parse(String(init.body)) as Wire.Draft).draft)
      return Promise.resolve(new Response(JSON.stringify({ draft: kept }), { headers: { 'content-type': 'application/json' } }))
    })
    vi.spyOn(session.link, 'ask').mockImplementation((_, ask) => {
      if (ask.do === 'foresee') return Promise.resolve({ lines: [], view: null } as never)
      const gone = ask.do === 'draft' ? (ask.path ?? []).join(' ') : ''
      const next = after[gone]
      return next ? Promise.resolve(next as never) : Promise.reject(new Refused({ code: 'refused', sentence: 'no', rule: rules[gone] ?? 'SYN-25' }))
    })
  })
  afterEach(() => vi.restoreAllMocks())

  it('is built step by step, and sent when it is complete', async () => {
    const answer = make()
    answer.ask(question(4))
    await answer.choose('slot=7') // not offered
    expect(path(answer)).toEqual([])
    await answer.choose('slot=2')
    await answer.confirm()
    expect(played).toEqual([])
    await answer.choose('sent=1')
    expect(answer.complete?.action).toBe('buy')
    expect(answer.foreseen).not.toBeNull()
    await answer.confirm()
    expect(played).toEqual([['buy', 4]])
  })
  it('is kept when the page is left, and gone on with when it is opened again', async () => {
    const answer = make()
    answer.ask(question(4))
    await answer.choose('slot=2')
    answer.flush()
    expect(put).toEqual([{ question: 4, path: ['slot=2'] }])
    kept = put[0]
    const again = make()
    again.ask(question(4))
    await settle()
    expect(path(again)).toEqual(['slot=2'])
    const later = make()
    later.ask(question(5))
    await settle()
    expect(path(later)).toEqual([])
  })
  it('is kept no more once it is sent, unless it is not taken', async () => {
    const answer = make()
    answer.ask(question(4))
    await answer.choose('slot=2')
    await answer.choose('sent=1')
    await answer.confirm()
    answer.flush()
    expect(put).toEqual([])
    taken = false
    await answer.confirm()
    answer.flush()
    expect(put).toEqual([{ question: 4, path: ['slot=2', 'sent=1'] }])
  })
  it('looks for what was kept once, and never over what was chosen meanwhile', async () => {
    kept = { question: 4, path: ['slot=2', 'sent=1'] }
    const answer = make()
    answer.ask(question(4))
    const chosen = answer.choose('slot=2')
    await chosen
    await settle()
    expect(path(answer)).toEqual(['slot=2'])
    answer.ask(null)
    answer.ask(question(4))
    await settle()
    expect(path(answer)).toEqual([])
  })
  it('goes on when the same question comes again, and begins anew when a step is refused', async () => {
    const answer = make()
    answer.ask(question(4))
    await answer.choose('slot=2')
    answer.ask(question(4))
    await settle()
    expect(path(answer)).toEqual(['slot=2'])
    await answer.choose('sent=0')
    expect(failure?.sentence).toBe('no')
    expect(path(answer)).toEqual([])
    answer.ask(question(6))
    expect(answer.draft?.question).toBe(6)
  })
  it('is not refused for a question that has been answered meanwhile', async () => {
    const answer = make()
    answer.ask(question(4))
    await answer.choose('slot=2')
    // After a lost connection the question is told again, but the answer sent before is carried out first.
    let refuse = (_: Error) => {}
    vi.mocked(session.link.ask).mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)))
    answer.ask(question(4))
    answer.ask(question(6))
    refuse(new Refused({ code: 'refused', sentence: 'no', rule: 'SYN-34' }))
    await settle()
    expect(failure).toBeNull()
    expect(answer.draft?.question).toBe(6)
  })
  it('is left as it is when the same question comes again as it was', () => {
    const answer = make()
    answer.ask(question(4))
    const { draft } = answer
    answer.ask(question(4))
    expect(answer.draft, 'nothing is to be drawn anew').toBe(draft)
    answer.ask({ ...question(4), choices: offering('slot=1') })
    expect(answer.choices.map((one) => one.step)).toEqual(['slot=1'])
  })
  it('shows what was foreseen of a step until it is taken, and asks no second time what it completes', async () => {
    const answer = make()
    answer.ask(question(4))
    await answer.choose('slot=2')
    await answer.aim('sent=1')
    const { foreseen } = answer
    expect(foreseen).not.toBeNull()
    const asked = vi.mocked(session.link.ask).mock.calls.length
    const chosen = answer.choose('sent=1')
    await answer.aim(null) // the pointer leaves, or the piece is gone
    expect(answer.foreseen).toBe(foreseen)
    await chosen
    expect(answer.complete?.action).toBe('buy')
    expect(answer.foreseen).toBe(foreseen)
    expect(vi.mocked(session.link.ask).mock.calls.length, 'only what follows is asked').toBe(asked + 1)
    await answer.back(1)
    expect(answer.foreseen).toBeNull()
  })
  it('says why a step cannot be taken, and stays as it is', async () => {
    const answer = make()
    await answer.why(['slot=3']) // nothing is asked
    expect(failure).toBeNull()
    answer.ask(question(4))
    await answer.why(['slot=3'])
    expect(failure?.rule).toBe('SYN-33')
    await answer.choose('slot=2')
    expect(failure).toBeNull()
    await answer.why(['sent=4'])
    expect(failure?.rule).toBe('SYN-34')
    await answer.why(['place=1']) // after this path there is nothing better to say than that it is no choice
    expect(failure?.rule).toBe('SYN-42')
    await answer.why(['slot=2', 'sent=4'])
    expect(failure?.rule).toBe('SYN-34')
    expect(path(answer)).toEqual(['slot=2'])
    expect(put).toEqual([])
  })
  it('says nothing of steps that can be taken, nor when something else is asked meanwhile', async () => {
    const answer = make()
    answer.ask(question(4))
    await answer.why(['slot=2'])
    expect(failure).toBeNull()
    await answer.choose('slot=2')
    await answer.why(['slot=2']) // elsewhere, but possible
    expect(failure).toBeNull()
    const late = answer.why(['sent=4'])
    answer.ask(question(5))
    await late
    expect(failure).toBeNull()
  })
})
