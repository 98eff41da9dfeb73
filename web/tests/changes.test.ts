import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Change } from '../src/generated/registry'
import { applied } from '../src/table/changes'

interface Vector {
  name: string
  before: unknown
  after: unknown
  changes: Change[]
}
/** The server's tests read the same file. */
const vectors = JSON.parse(readFileSync('../crates/registry/tests/changes.json', 'utf8')) as Vector[]

describe('what changed in a view', () => {
  it.each(vectors)('$name', ({ before, after, changes }) => {
    const kept = JSON.stringify(before)
    expect(applied(before, changes)).toEqual(after)
    expect(JSON.stringify(before), 'the view before stays as it was').toBe(kept)
  })
  it('leaves everything else as it was', () => {
    const before = { round: 1, players: [{ dice: [1, 2] }, { dice: [3] }], market: [{ card: 7 }] }
    const after = applied(before, [['round', 2], ['players.1.dice', 1, 0, [4]]])
    expect(after).toEqual({ round: 2, players: [{ dice: [1, 2] }, { dice: [3, 4] }], market: [{ card: 7 }] })
    expect(after.players[0]).toBe(before.players[0])
    expect(after.players[1]).not.toBe(before.players[1])
    expect(after.market).toBe(before.market)
    expect(applied(before, [])).toBe(before)
  })
  it('writes what is copied once', () => {
    const before = { players: [{ vp: 1, dice: [1] }] }
    expect(applied(before, [['players.0.vp', 2], ['players.0.dice.0', 6]])).toEqual({ players: [{ vp: 2, dice: [6] }] })
    expect(before).toEqual({ players: [{ vp: 1, dice: [1] }] })
  })
  it('of another view are noticed', () => {
    expect(() => applied({ deck: 3 }, [['players.0.vp', 2]])).toThrow('another view')
  })
})
