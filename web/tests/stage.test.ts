import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line } from '../src/api/types'
import { sharing } from '../src/table/same'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
const { Stage } = await import('../src/table/stage.svelte')

const line: Line = { say: ['x'] as [string], rule: 'SYN-33', event: {} }

describe('what comes after a story', () => {
  let over: () => void
  const begin = () => {
    const stage = new Stage()
    stage.take({ round: 1 }, [])
    stage.onstory(() => new Promise<void>((done) => (over = done)))
    return stage
  }
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is held back until it is told', async () => {
    const stage = begin()
    expect(stage.holding).toBe(false)
    stage.take({ round: 2 }, [line])
    expect(stage.holding).toBe(true)
    over()
    await vi.advanceTimersByTimeAsync(0)
    expect(stage.holding).toBe(false)
    expect(stage.view).toEqual({ round: 2 })
  })
  it('does not wait for a long story, nor for one that is skipped', async () => {
    const stage = begin()
    stage.take({ round: 2 }, [line])
    await vi.advanceTimersByTimeAsync(2600)
    expect([stage.telling, stage.holding]).toEqual([true, false])
    stage.take({ round: 3 }, [line])
    expect(stage.holding).toBe(true)
    stage.skip()
    expect(stage.holding).toBe(false)
  })
  it('waits for nothing where nothing is told', () => {
    const stage = new Stage()
    stage.take({ round: 1 }, [])
    stage.take({ round: 2 }, [line])
    expect(stage.holding).toBe(false)
  })
})

describe('a new view', () => {
  it('keeps what did not change', () => {
    const before = { round: 1, players: [{ dice: [1, 2] }, { dice: [3] }], market: [{ card: 7 }] }
    const after = sharing(before, { round: 2, players: [{ dice: [1, 2] }, { dice: [3, 4] }], market: [{ card: 7 }] }) as typeof before
    expect(after).toEqual({ round: 2, players: [{ dice: [1, 2] }, { dice: [3, 4] }], market: [{ card: 7 }] })
    expect(after.players[0]).toBe(before.players[0])
    expect(after.players[1]).not.toBe(before.players[1])
    expect(after.market).toBe(before.market)
  })
  it('is another view even if nothing changed, and takes nothing of what is gone', () => {
    const before = { round: 1, card: { a: undefined } }
    const after = sharing(before, { round: 1, card: { a: undefined } })
    expect(after).toEqual(before)
    expect(after).not.toBe(before)
    expect(sharing({ list: [1, 2, 3] }, { list: [1, 2] })).toEqual({ list: [1, 2] })
    expect(sharing({ stage: 'work' }, { stage: { kind: 'x' } })).toEqual({ stage: { kind: 'x' } })
    expect(sharing(null, null)).toBeNull()
  })
})
