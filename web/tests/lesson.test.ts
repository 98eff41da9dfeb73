import { describe, expect, it, vi } from 'vitest'
import type { Update } from '../src/api/types'

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }))
const { Lesson } = await import('../src/table/lesson.svelte')

const choice = (fact: string) => ({ fact, say: [fact] as [string], rule: 'SYN-33' })
const list = { asks: [], facts: ['slot=1', 'slot=2', 'sent=0', 'sent=1'].map(choice), answers: [[0, 2], [0, 3], [1, 2], [1, 3]] }
const info = { game: 'syndicate', stage: 'playing', owner: 0, seats: [{ seat: 0, user: 0 }, { seat: 1, bot: 'normal' }] }
const update = (version: number, more: object = {}): Update => ({ table: 0, version, after: version - 1, happened: [], asked: [0], seat: 0, view: { version }, entries: version, ...more }) as unknown as Update
const text = () => ({
  game: 'syndicate',
  seat: 0,
  notes: [
    { at: 0, say: 'goal', lit: [] },
    { at: 0, say: 'buy', lit: ['slot-2'], task: { facts: ['slot=2', 'sent=1'], action: { buy: 2 } } },
    { at: 2, say: 'bought', lit: [] },
    { at: 9, say: 'end', lit: [] },
  ],
  moments: [
    { at: 0, skip: false, update: update(1, { info, question: { id: 0, ask: ['x'], list } }) },
    { at: 1, skip: false, update: update(2) },
    { at: 2, skip: false, update: update(3) },
    { at: 9, skip: true, update: update(10, { info: { ...info, stage: 'over' } }) },
  ],
})
const settle = () => new Promise((wait) => setTimeout(wait, 30))
const begin = (from = 0) => {
  const lesson = new Lesson(text() as never, 'Ann', () => 0, from)
  lesson.sitting.open()
  return lesson
}

vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
  const { facts } = JSON.parse(String(init.body)) as { facts: string[] }
  const whole = facts.length === 2 ? { action: { buy: Number(facts[0]?.at(-1)) }, say: ['x'], rule: 'SYN-33' } : null
  const answer = path.endsWith('/foresee') ? { say: ['x'], shown: null, lines: [], view: null } : { said: facts.map(choice), ask: ['x'], choices: [], early: [], whole }
  return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
})

describe('a lesson', () => {
  it('asks for one fact after the other, and then to confirm', async () => {
    const lesson = begin(1)
    expect(lesson.wanted).toEqual(['slot=2', 'sent=1'])
    await lesson.sitting.answer.pick('slot=1')
    expect(lesson.wanted, 'what was picked instead is put right').toEqual(['slot=2', 'sent=1'])
    await lesson.sitting.answer.pick('slot=2')
    expect(lesson.wanted).toEqual(['sent=1'])
    await lesson.sitting.answer.pick('sent=1')
    expect(lesson.wanted).toEqual([])
  })

  it('goes on when the move is made that it asks for, as recorded', async () => {
    const lesson = begin(1)
    await lesson.sitting.play({ buy: 2 })
    await vi.waitFor(() => expect(lesson.note.say).toBe('bought'))
    expect(lesson.sitting.stage.view).toEqual({ version: 3 })
    await lesson.next()
    expect([lesson.note.say, lesson.sitting.info], 'what is skipped is shown at once').toEqual(['end', null])
    lesson.sitting.open()
    expect(lesson.sitting.info?.stage).toBe('over')
  })

  it('changes nothing after another move, which is taken back with what was said', async () => {
    const lesson = begin(1)
    await lesson.sitting.answer.set(['slot=1', 'sent=0'])
    await lesson.sitting.answer.confirm()
    await vi.waitFor(() => expect(lesson.strayed).toBe(true))
    expect([lesson.note.say, lesson.sitting.stage.view]).toEqual(['buy', { version: 1 }])
    await lesson.takeBack()
    expect([lesson.strayed, lesson.sitting.answer.said]).toEqual([false, []])
  })

  it('goes back to where it was', async () => {
    const lesson = begin(1)
    await lesson.sitting.play({ buy: 2 })
    await vi.waitFor(() => expect(lesson.note.say).toBe('bought'))
    lesson.back()
    lesson.sitting.open()
    await settle()
    expect([lesson.note.say, lesson.sitting.stage.view, lesson.wanted]).toEqual(['buy', { version: 1 }, ['slot=2', 'sent=1']])
    expect(lesson.sitting.info?.seats[0]).toMatchObject({ name: 'Ann' })
  })
})
