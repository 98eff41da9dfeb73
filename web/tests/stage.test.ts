import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShownLine } from '../src/api/types'
import type { Change } from '../src/generated/registry'
import { merged, placed, upTo } from '../src/table/log'
import type { Moment } from '../src/table/stage.svelte'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
const { Stage } = await import('../src/table/stage.svelte')
const { prefs } = await import('../src/shell/prefs.svelte')

const line = (kind: string, changes: Change[] = []): ShownLine => ({ say: [kind], rule: 'SYN-33', event: { kind }, changes })
const at = (version: number, ...lines: ShownLine[]) => lines.map((one, index) => ({ line: one, place: { version: version - 1, lines: index + 1 } }))

/** A stage with a board that shows each moment when `next` is called. */
function begin(length = 300) {
  const settled: number[] = []
  const stage = new Stage<number>((after) => settled.push(after))
  stage.take({ version: 1, lines: [], view: { round: 1, deck: 9 }, after: 1 })
  const seen: Moment[] = []
  const paces: number[] = []
  let waiting: (() => void)[] = []
  stage.onstory({
    length: () => length,
    tell: (moment, _, show) => {
      if (moment.told === null) return (show(), Promise.resolve())
      paces.push(stage.pace)
      return new Promise((done) => waiting.push(() => (show(), seen.push(moment), done())))
    },
  })
  const next = async () => {
    const now = waiting
    waiting = []
    now.forEach((go) => go())
    await vi.advanceTimersByTimeAsync(0)
  }
  return { stage, seen, settled, next, paces }
}
const two = (version: number, after: number) => ({ version, lines: at(version, line('a', [['deck', 8]]), line('b', [['round', version]])), changes: [], after })

describe('the moments of an update', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => (vi.useRealTimers(), prefs.set({ speed: 1 })))

  it('are shown one by one, and what follows from it comes last', async () => {
    const { stage, settled, next } = begin()
    expect(settled).toEqual([1])
    stage.take(two(2, 2))
    expect([stage.telling, stage.view, stage.now?.after]).toEqual([true, { round: 1, deck: 9 }, 1])
    await next()
    expect([stage.view, stage.now?.line, stage.now?.place, stage.now?.settled]).toEqual([{ round: 1, deck: 8 }, 1, { version: 1, lines: 1 }, false])
    expect([stage.now?.after, settled], 'still that of the update before').toEqual([1, [1]])
    await next()
    expect([stage.view, stage.now?.version, stage.now?.line, stage.now?.settled, stage.telling]).toEqual([{ round: 2, deck: 8 }, 2, 2, true, false])
    expect([stage.now?.after, settled]).toEqual([2, [1, 2]])
  })
  it('wait for those of the update before', async () => {
    const { stage, settled, next } = begin()
    stage.take(two(2, 2))
    stage.take({ version: 3, lines: at(3, line('c', [['deck', 7]])), changes: [['deck', 6]], after: 3 })
    for (let turn = 0; turn < 3; turn += 1) await next()
    expect([stage.view, settled]).toEqual([{ round: 2, deck: 6 }, [1, 2, 3]])
  })
  it('are skipped by a click, and what is told afterwards is told as ever', async () => {
    const { stage, settled, next } = begin()
    stage.take(two(2, 2))
    stage.skip()
    expect([stage.view, stage.telling, settled]).toEqual([{ round: 2, deck: 8 }, false, [1, 2]])
    stage.take(two(3, 3))
    await next()
    await next()
    await next()
    expect([stage.view, settled, stage.telling]).toEqual([{ round: 3, deck: 8 }, [1, 2, 3], false])
  })
  it('are told faster if there are many, and not at all if too many updates wait', () => {
    const { stage, paces, settled } = begin(6000)
    stage.take(two(2, 2))
    expect([stage.pace, paces]).toEqual([0.5, [0.5]])
    for (let version = 3; version < 6; version += 1) stage.take(two(version, version))
    expect(settled, 'what is jumped over settles nothing').toEqual([1])
    stage.take(two(6, 6))
    expect([stage.view, stage.telling, settled]).toEqual([{ round: 6, deck: 8 }, false, [1, 6]])
  })
  it('are not told where nothing may move, nobody shows them, or the whole view comes', () => {
    const { stage, settled } = begin()
    prefs.set({ motion: 'off' })
    stage.take(two(2, 2))
    expect([stage.view, settled]).toEqual([{ round: 2, deck: 8 }, [1, 2]])
    prefs.set({ motion: 'on' })
    stage.take({ version: 3, lines: at(3, line('a')), view: { round: 9, deck: 1 }, after: 3 })
    expect([stage.view, stage.telling]).toEqual([{ round: 9, deck: 1 }, false])
    const alone = new Stage<number>()
    alone.take({ version: 1, lines: [], view: { round: 1, deck: 9 }, after: 1 })
    alone.take(two(2, 2))
    expect(alone.view).toEqual({ round: 2, deck: 8 })
  })
  it('go on when a board fails to show one', async () => {
    const { stage, settled } = begin()
    stage.onstory({ length: () => 1, tell: () => Promise.reject(new Error('no such piece')) })
    stage.take(two(2, 2))
    await vi.advanceTimersByTimeAsync(0)
    expect([stage.view, settled]).toEqual([{ round: 2, deck: 8 }, [1, 2]])
  })
})

describe('the log', () => {
  const told = (version: number, ...kinds: string[]) => ({ version, at: 0, what: 'play', lines: kinds.map((kind) => line(kind)) })
  const log = merged([told(0, 'a'), told(1, 'b', 'c')], [told(2, 'd')])
  const read = (place: { version: number; lines: number } | null) => upTo(log, place).map((one) => [one.version, one.lines.length])
  it('is told as far as the moment that is shown', () => {
    expect(read(null)).toEqual([[0, 1], [1, 2], [2, 1]])
    expect(read({ version: 3, lines: 0 })).toEqual([[0, 1], [1, 2], [2, 1]])
    expect(read({ version: 2, lines: 0 })).toEqual([[0, 1], [1, 2]])
    expect(read({ version: 1, lines: 1 })).toEqual([[0, 1], [1, 1]])
    expect(read({ version: 1, lines: 0 })).toEqual([[0, 1]])
  })
  it('knows the place of each line of an update', () => {
    expect(placed([told(1, 'b', 'c'), told(2, 'd')]).map(({ place }) => place)).toEqual([{ version: 1, lines: 1 }, { version: 1, lines: 2 }, { version: 2, lines: 1 }])
  })
})
