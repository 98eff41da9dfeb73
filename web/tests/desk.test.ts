import { describe, expect, it, vi } from 'vitest'
import type { BoardTable } from '../src/table/board'
import { Desk } from '../src/table/desk.svelte'
import { parse } from '../src/table/facts'
import { common, withFact } from '../src/table/values'

type View = { round: number }
type Table = BoardTable<View, string, number>

const listed = (...answers: string[]) => answers.map((answer, at) => ({ facts: answer.split(' ').filter(Boolean).map(parse), shown: at }))
function desk(answers: string[], said: string[] = [], more: Partial<Table> = {}) {
  const lit = (part: string) => new Set(answers.flatMap((answer) => answer.split(' ').map(parse)).filter((fact) => fact.part === part).map((fact) => fact.value))
  const pick = vi.fn(() => Promise.resolve())
  const table: Partial<Table> = { view: { round: 1 }, open: true, seated: true, pace: 0, answers: listed(...answers), said: said.map((fact) => ({ fact, say: ['x'] as [string], rule: 'BR-1' })), lit, words: () => null, aim: () => {}, pick, ...more }
  return { desk: new Desk<View, string, number, unknown>(table as Table), pick, table: table as { -readonly [Key in keyof Table]: Table[Key] } }
}
const written = (facts: readonly { part: string; value: number }[]) => facts.map(({ part, value }) => `${part}=${value}`).join(' ')

describe('facts', () => {
  it('that all answers have, each as often as all have it', () => {
    expect(written(common(listed('die=3 die=3 use=7', 'use=7 die=3', 'die=3 use=7 die=4')))).toBe('die=3 use=7')
    expect(common([])).toEqual([])
  })
  it('are added, or take the place of what they do not go together with', () => {
    const answers = listed('slot=1 sent=0', 'slot=1 sent=1', 'slot=2 sent=0', 'pass=1')
    const picked = (said: string, fact: string) => written(withFact(answers, said.split(' ').filter(Boolean).map(parse), parse(fact)))
    expect(picked('slot=1', 'sent=1')).toBe('slot=1 sent=1')
    expect(picked('slot=1 sent=0', 'slot=2')).toBe('slot=2 sent=0')
    expect(picked('slot=1 sent=1', 'slot=2')).toBe('slot=2')
    expect(picked('slot=1 sent=1', 'pass=1')).toBe('pass=1')
    expect(picked('slot=1', 'slot=1'), 'said once, said for good').toBe('slot=1')
  })
})

describe('a piece', () => {
  it('wears what it can be', () => {
    const { desk: on } = desk(['slot=1 sent=0', 'slot=2 sent=0'], ['slot=1'])
    expect(on.piece('slot', 1)).toMatchObject({ lit: true, free: true, chosen: true, tag: 'button', worn: { type: 'button', 'aria-pressed': true } })
    expect(on.piece('slot', 2).worn).toMatchObject({ 'aria-pressed': false })
    expect(on.piece('slot', 3), 'a click says why not, the Tab key passes it by').toMatchObject({ lit: false, free: false, tag: 'button', worn: { 'aria-disabled': 'true', tabindex: -1 } })
    expect(on.piece('slot', 2).worn.onclick).toBe(on.piece('slot', 2).worn.onclick)
  })
  it('is no button for those who look on', () => {
    expect(desk([], [], { seated: false, open: false }).desk.piece('slot', 1)).toMatchObject({ tag: 'div', worn: {} })
  })
  it('is picked whether it is lit or not, and aimed at only if some answer has it', () => {
    const aim = vi.fn()
    const { desk: on, pick } = desk(['slot=1'], [], { aim })
    on.piece('slot', 3).worn.onpointerenter?.()
    expect(aim).not.toHaveBeenCalled()
    on.piece('slot', 1).worn.onfocus?.()
    expect(aim).toHaveBeenCalledWith('slot', 1)
    on.piece('slot', 3).worn.onclick?.()
    expect(pick).toHaveBeenCalledWith('slot', 3)
  })
  it('shows what the answer would do with it, once that is one answer', () => {
    const { desk: on } = desk(['slot=1 sent=0', 'slot=1 sent=1', 'slot=2 sent=0'])
    expect(on.foresight).toBeNull()
    on.aim('slot', 2)
    expect([on.foresight, on.coming('sent'), on.settled('slot')]).toEqual([2, [0], null])
    on.aim('slot', 1)
    expect([on.foresight, on.coming('slot'), on.coming('sent')]).toEqual([null, [1], []])
  })
})
