import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyNext, Question } from '../src/api/types'
import type { Wire } from '../src/api/types'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
const { session } = await import('../src/shell/session.svelte')
const { prefs } = await import('../src/shell/prefs.svelte')
const { Answer } = await import('../src/table/answer.svelte')
const { served } = await import('../src/table/source')
const { Refused } = await import('../src/api/rest')

const choice = (fact: string) => ({ fact, say: [fact] as [string], rule: 'SYN-33' })
const FACTS = ['slot=1', 'slot=2', 'sent=0', 'sent=1']
const ANSWERS = [[0, 2], [0, 3], [1, 2], [1, 3]]
/** A question whose answers come as a list, and the same where the server is asked. */
const listed = (id: number, answers = ANSWERS): Question => ({ id, ask: ['x'] as [string], list: { asks: [], facts: FACTS.map(choice), answers } })
const next = (...facts: string[]): AnyNext => {
  const said = FACTS.filter((fact) => facts.includes(fact))
  const parts = ['slot', 'sent'].filter((part) => !said.some((fact) => fact.startsWith(part)))
  const choices = FACTS.filter((fact) => fact.startsWith(parts[0] ?? '-'))
  return { said: facts.map(choice), ask: ['x'] as [string], choices: choices.map(choice), early: [], whole: parts.length === 0 ? { action: 'buy', say: ['x'] as [string], rule: 'SYN-33' } : null }
}
const long = (id: number): Question => ({ id, ask: ['x'] as [string], next: next() })
/** Refusals that name a rule of their own; all others name the general one. */
const rules: Record<string, string> = { 'slot=3': 'SYN-33', 'slot=2 sent=4': 'SYN-34', 'place=1': 'SYN-42' }
const known = (facts: string[]) => facts.every((fact) => FACTS.includes(fact)) && new Set(facts.map((fact) => fact.split('=')[0])).size === facts.length

describe.each([
  ['that comes as a list', listed],
  ['that is asked of the server', long],
])('an answer %s', (_, question) => {
  let kept: unknown
  let put: unknown[]
  let played: unknown[]
  /** Whether what is played is taken. */
  let taken: boolean
  let failure: Wire.Failure | null
  /** Whether the server says that an answer can be undone. */
  let undoable: boolean
  const settle = () => new Promise((wait) => setTimeout(wait, 5))
  const said = (answer: InstanceType<typeof Answer>) => answer.said.map((one) => one.fact)
  const make = () =>
    new Answer(served(9), {
      answer: (facts, of) => {
        played.push([facts, of])
        return Promise.resolve(taken)
      },
      refuse: (found) => (failure = found),
    })

  beforeEach(() => {
    ;[kept, put, played, failure, taken, undoable] = [null, [], [], null, true, false]
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      if (init.method === 'PUT') put.push((JSON.parse(String(init.body)) as Wire.Draft).draft)
      return Promise.resolve(new Response(JSON.stringify({ draft: kept }), { headers: { 'content-type': 'application/json' } }))
    })
    vi.spyOn(session.link, 'ask').mockImplementation((_, ask) => {
      if (ask.do === 'foresee') return Promise.resolve({ say: ['x'] as [string], shown: null, lines: [], view: null, undoable } as never)
      const facts = ask.do === 'draft' ? (ask.facts ?? []) : []
      if (known(facts)) return Promise.resolve(next(...facts) as never)
      return Promise.reject(new Refused({ code: 'refused', sentence: 'no', rule: rules[facts.join(' ')] ?? 'SYN-25' }))
    })
  })
  afterEach(() => vi.restoreAllMocks())

  it('is built fact by fact, in any order, and sent when it is whole', async () => {
    for (const order of [['slot=2', 'sent=1'], ['sent=1', 'slot=2']] as const) {
      const answer = make()
      answer.ask(question(4))
      await answer.pick(order[0])
      expect(said(answer)).toEqual([order[0]])
      await answer.confirm()
      expect(answer.complete).toBe(false)
      await answer.pick(order[1])
      expect(answer.complete).toBe(true)
      await settle()
      expect(answer.foreseen).not.toBeNull()
      await answer.confirm()
    }
    expect(played).toEqual([[['slot=2', 'sent=1'], 4], [['sent=1', 'slot=2'], 4]])
  })
  it('is sent at once if the server says that it can be undone, but not when something was taken back', async () => {
    undoable = true
    const answer = make()
    answer.ask(question(4))
    await answer.pick('slot=2')
    expect(played).toEqual([])
    await answer.pick('sent=1')
    expect(played).toEqual([[['slot=2', 'sent=1'], 4]])
    await answer.set(['sent=1'])
    await answer.set(['slot=2', 'sent=1'])
    expect(played).toHaveLength(2)
    await answer.set(['slot=2', 'sent=1'])
    expect(played, 'nothing was added').toHaveLength(2)
  })
  it('waits to be confirmed where everything is to be confirmed', async () => {
    undoable = true
    prefs.confirm = true
    const answer = make()
    answer.ask(question(4))
    await answer.pick('slot=2')
    await answer.pick('sent=1')
    expect(played).toEqual([])
    prefs.confirm = false
  })
  it('takes another in the place of what was picked, takes back what is picked twice, and begins where it is told', async () => {
    const answer = make()
    answer.ask(question(4))
    await answer.pick('slot=1', 'sent=1')
    expect(said(answer)).toEqual(['slot=1', 'sent=1'])
    await answer.pick('slot=2')
    expect(said(answer)).toEqual(['slot=2', 'sent=1'])
    await answer.pick('slot=2')
    expect(said(answer)).toEqual(['sent=1'])
    await answer.set(['slot=1'])
    expect(said(answer)).toEqual(['slot=1'])
    await answer.back(0)
    expect(said(answer)).toEqual([])
  })
  it('is kept when the page is left, and gone on with when it is opened again', async () => {
    const answer = make()
    answer.ask(question(4))
    await answer.pick('slot=2')
    answer.flush()
    expect(put).toEqual([{ question: 4, facts: ['slot=2'] }])
    kept = put[0]
    const again = make()
    again.ask(question(4))
    await settle()
    expect(said(again)).toEqual(['slot=2'])
    const later = make()
    later.ask(question(5))
    await settle()
    expect(said(later)).toEqual([])
  })
  it('is kept no more once it is sent, unless it is not taken', async () => {
    const answer = make()
    answer.ask(question(4))
    await answer.pick('slot=2', 'sent=1')
    await answer.confirm()
    answer.flush()
    expect(put).toEqual([])
    taken = false
    await answer.confirm()
    answer.flush()
    expect(put).toEqual([{ question: 4, facts: ['slot=2', 'sent=1'] }])
  })
  it('looks for what was kept once, and never over what was picked meanwhile', async () => {
    kept = { question: 4, facts: ['slot=2', 'sent=1'] }
    const answer = make()
    answer.ask(question(4))
    await answer.pick('slot=2')
    await settle()
    expect(said(answer)).toEqual(['slot=2'])
    answer.ask(null)
    answer.ask(question(4))
    await settle()
    expect(said(answer)).toEqual([])
  })
  it('is left as it is when the same question comes again as it was', async () => {
    const answer = make()
    answer.ask(question(4))
    await answer.pick('slot=2')
    const { next: before } = answer
    answer.ask(question(4))
    await settle()
    expect(answer.next, 'nothing is to be drawn anew').toBe(before)
    answer.ask(question(6))
    await settle()
    expect(said(answer)).toEqual([])
  })
  it('says why something cannot be picked, and stays as it is', async () => {
    const answer = make()
    await answer.pick('slot=3') // nothing is asked
    expect(failure).toBeNull()
    answer.ask(question(4))
    await answer.pick('slot=3')
    expect(failure?.rule).toBe('SYN-33')
    await answer.pick('slot=2')
    expect(failure).toBeNull()
    await answer.pick('sent=4')
    expect(failure?.rule).toBe('SYN-34')
    expect(said(answer)).toEqual(['slot=2'])
    answer.flush()
    expect(put).toEqual([{ question: 4, facts: ['slot=2'] }])
  })
  it('says nothing of a question that was answered meanwhile', async () => {
    const answer = make()
    answer.ask(question(4))
    await answer.pick('slot=2')
    const late = answer.pick('sent=4')
    answer.ask(question(5))
    await late
    expect(failure).toBeNull()
    expect(said(answer)).toEqual([])
  })
  it('shows what it would do with what is pointed at', async () => {
    const answer = make()
    answer.ask(question(4))
    await answer.pick('slot=2')
    await answer.aim('sent=1')
    expect(answer.foreseen).not.toBeNull()
    await answer.aim(null)
    expect(answer.foreseen).toBeNull()
  })
})

describe('a list of answers', () => {
  it('needs no server, and can become shorter while a question stands', async () => {
    const ask = vi.spyOn(session.link, 'ask').mockRejectedValue(new Error('nobody is to be asked'))
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"draft":null}', { headers: { 'content-type': 'application/json' } })))
    const answer = new Answer(served(9), { answer: () => Promise.resolve(true), refuse: () => {} })
    answer.ask(listed(4))
    await answer.pick('slot=2')
    expect(answer.choices.map((one) => one.fact)).toEqual(['sent=0', 'sent=1'])
    answer.ask(listed(4, ANSWERS.slice(0, 2)))
    await new Promise((wait) => setTimeout(wait, 5))
    expect(answer.said, 'slot 2 is no answer any more').toEqual([])
    expect(ask).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
