import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Done } from '../src/api/types'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
const { session } = await import('../src/shell/session.svelte')
const { Sitting } = await import('../src/table/sitting.svelte')

describe('what is sent to a table', () => {
  /** Answers what was sent. */
  let answer: (done: Done) => void
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(session.link, 'ask').mockImplementation(() => new Promise((resolve) => (answer = resolve as typeof answer)))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('is sent once, however often it is clicked', async () => {
    const sitting = new Sitting(3)
    const first = sitting.undo()
    expect(await sitting.undo(), 'the first is under way').toBe(false)
    expect(session.link.ask).toHaveBeenCalledTimes(1)
    answer({ version: 5 })
    expect(await first).toBe(true)
    void sitting.undo()
    expect(session.link.ask).toHaveBeenCalledTimes(2)
  })
  it('shows that it is under way when the answer takes long, and only then', async () => {
    const sitting = new Sitting(3)
    const quick = sitting.undo()
    vi.advanceTimersByTime(100)
    expect(sitting.busy).toBe(false)
    answer({ version: 5 })
    await quick
    vi.advanceTimersByTime(100)
    expect(sitting.busy).toBe(false)
    const slow = sitting.undo()
    vi.advanceTimersByTime(200)
    expect(sitting.busy).toBe(true)
    answer({ version: 6 })
    await slow
    expect(sitting.busy).toBe(false)
  })
})
