import { describe, expect, it } from 'vitest'
import type { Listing } from '../src/api/types'
import { listed, lit, narrow, parse, pick, said, written, type Next } from '../src/table/facts'

/** A list from answers as text. */
function list(...answers: string[]): Listing {
  const facts = [...new Set(answers.flatMap((answer) => answer.split(' ').filter(Boolean)))]
  const choice = (fact: string) => ({ fact, say: [fact] as [string], rule: 'SYN-33' })
  return {
    asks: [['sent', ['how many']]],
    facts: facts.map(choice),
    answers: answers.map((answer) => answer.split(' ').filter(Boolean).map((fact) => facts.indexOf(fact))),
  }
}

const ask: [string] = ['what']
const buy = list('slot=1 sent=0', 'slot=1 sent=1', 'slot=2 sent=0', 'slot=2 sent=1', 'pass=1')
const work = list('die=4 floor=3', 'die=4 floor=1', 'die=2 floor=1', 'use=6 die=4 die=4', 'use=7 die=2', 'finish=1')
const facts = (choices: { fact: string }[] | undefined) => choices?.map((choice) => choice.fact)
const next = (of: Listing, ...given: string[]): Next => {
  const found = narrow(ask, of, given)
  if (!found) throw new Error(`no answer has ${given.join(' ')}`)
  return found
}

describe('a list of answers', () => {
  it('asks for the first fact of each answer, and lets the others come early', () => {
    const first = next(buy)
    expect(facts(first.choices)).toEqual(['slot=1', 'slot=2', 'pass=1'])
    expect(facts(first.early)).toEqual(['sent=0', 'sent=1'])
    expect([first.ask[0], first.whole]).toEqual(['what', false])
  })
  it('is narrowed by facts in any order', () => {
    const one = next(buy, 'slot=2')
    expect([facts(one.choices), one.ask[0]]).toEqual([['sent=0', 'sent=1'], 'how many'])
    expect(next(buy, 'slot=2', 'sent=1').whole).toBe(true)
    expect(next(buy, 'sent=1', 'slot=2').whole).toBe(true)
    expect(facts(next(buy, 'sent=1').choices)).toEqual(['slot=1', 'slot=2'])
    expect(narrow(ask, buy, ['slot=1', 'slot=2'])).toBeNull()
    expect(narrow(ask, buy, ['slot=9'])).toBeNull()
  })
  it('lights every card and floor that takes a die', () => {
    const four = next(work, 'die=4')
    expect([...lit(four, 'floor')]).toEqual([3, 1])
    expect([...lit(four, 'use')]).toEqual([6])
    expect(lit(four, 'finish').size).toBe(0)
    expect(next(work, 'die=4', 'use=6').whole, 'the second die needs no naming').toBe(true)
    expect(said(next(work, 'die=4', 'die=4'), 'die')).toEqual([4, 4])
  })
  it('asks about the kind of answer that begins with what was said; others stay lit', () => {
    const kinds = { ...work, kinds: [0, 0, 0, 1, 1, 2] }
    const four = next(kinds, 'die=4')
    expect([facts(four.choices), facts(four.early), four.whole]).toEqual([['floor=3', 'floor=1'], ['use=6', 'die=4'], false])
    const two = next(kinds, 'die=2')
    expect([facts(two.choices), facts(two.early), two.whole], 'the only floor need not be named').toEqual([[], ['use=7'], true])
    expect([facts(next(kinds, 'use=7').choices), next(kinds, 'use=7').whole]).toEqual([[], true])
    expect(facts(next(kinds, 'die=2', 'use=7').choices)).toEqual([])
  })
  it('can be enough before all is said', () => {
    const cover = list('', 'left=1', 'right=1', 'left=1 right=1')
    expect([next(cover).whole, facts(next(cover).choices)]).toEqual([true, ['left=1', 'right=1']])
    expect([next(cover, 'right=1').whole, facts(next(cover, 'right=1').choices)]).toEqual([true, ['left=1']])
    expect(listed(cover).map((answer) => answer.facts.length)).toEqual([0, 1, 1, 2])
  })
})

describe('what the table does not wait for', () => {
  it('is not taken as said, though there is nothing else', () => {
    const withdraw = list('withdraw=1')
    expect(next(withdraw).whole).toBe(true)
    const unasked = { ...withdraw, unasked: true }
    expect([next(unasked).whole, facts(next(unasked).choices)]).toEqual([false, ['withdraw=1']])
    expect(next(unasked, 'withdraw=1').whole).toBe(true)
  })
})

describe('what is picked', () => {
  const by = (of: Listing) => (given: readonly string[]) => Promise.resolve(narrow(ask, of, given))
  const picked = async (of: Listing, given: string[], ...facts: string[]) => {
    const found = await pick(by(of), given, ...facts)
    return found && written(found)
  }
  it('is added, taken back, or takes the place of another', async () => {
    expect(await picked(buy, ['slot=1'], 'sent=1')).toEqual(['slot=1', 'sent=1'])
    expect(await picked(buy, ['slot=1', 'sent=1'], 'sent=1')).toEqual(['slot=1'])
    expect(await picked(buy, ['slot=1', 'sent=1'], 'slot=2')).toEqual(['slot=2', 'sent=1'])
    expect(await picked(buy, ['slot=1', 'sent=1'], 'pass=1')).toEqual(['pass=1'])
    expect(await picked(work, ['die=4', 'floor=3'], 'die=2'), 'that floor does not take it').toEqual(['die=2'])
    expect(await picked(buy, ['slot=1'], 'slot=9')).toBeNull()
  })
  it('can be several facts at once, which go together or not at all', async () => {
    const bids = list('place=1 mark=4', 'place=1 mark=6', 'place=2 mark=6')
    expect(await picked(bids, [], 'place=1', 'mark=4')).toEqual(['place=1', 'mark=4'])
    expect(await picked(bids, ['place=1', 'mark=4'], 'place=1', 'mark=6'), 'another mark of the same place').toEqual(['place=1', 'mark=6'])
    expect(await picked(bids, ['place=1', 'mark=4'], 'place=1', 'mark=4')).toEqual([])
    expect(await picked(bids, ['place=1'], 'place=2', 'mark=4'), 'that mark is there, but not for that place').toBeNull()
    expect(await picked(work, ['die=4'], 'die=4', 'floor=3')).toEqual(['die=4', 'floor=3'])
  })
  it('a fact is a part and a number', () => {
    expect(parse('slot=-2')).toEqual({ part: 'slot', value: -2 })
  })
})
