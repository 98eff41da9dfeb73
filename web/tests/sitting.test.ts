import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Done, Question, ShownLine, Update, Wire } from '../src/api/types'
import type { Watcher } from '../src/api/socket'

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

describe('an update with its story', () => {
  const info = (stage: Wire.Stage): Wire.TableInfo => ({ stage, seats: [{ seat: 0, user: 1, asked: false }, { seat: 1, bot: 'easy', asked: false }], game: 'syndicate', owner: 1 }) as unknown as Wire.TableInfo
  const question = (id: number) => ({ id, ask: [`ask-${id}`], list: { asks: [], facts: [], answers: [] } }) as unknown as Question
  const line = (kind: string, round: number): ShownLine => ({ say: [kind], rule: 'SYN-1', event: { kind }, changes: [['round', round]] })
  const update = (version: number, more: Partial<Update>): Update => ({ table: 3, version, after: version - 1, happened: [], asked: [0], seat: 0, entries: version, ...more })
  const played = (version: number, ...lines: ShownLine[]): Update['happened'] => [{ version: version - 1, at: 0, what: 'play', seat: 0, lines }]

  /** A table that is watched, with a board that shows a moment each time `next` is called. */
  async function watched() {
    let heard: Watcher['update'] = () => {}
    vi.spyOn(session.link, 'watch').mockImplementation((_, watcher) => ((heard = watcher.update), () => {}))
    vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing is read')))
    const sitting = new Sitting(3)
    sitting.open()
    heard(update(1, { info: info('playing'), view: { round: 1 }, question: question(4) }))
    let go = () => {}
    sitting.stage.onstory({ length: () => 100, tell: (moment, _, show) => (moment.told ? new Promise((done) => (go = () => (show(), done()))) : (show(), Promise.resolve())) })
    const next = async () => {
      go()
      await vi.advanceTimersByTimeAsync(0)
    }
    return { sitting, hear: (one: Update) => heard(one), next, shown: () => [(sitting.stage.view as { round: number }).round, sitting.log.flatMap((one) => one.lines).length, sitting.answer.question?.id ?? null, sitting.asked, sitting.info?.stage, sitting.entries] }
  }
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  })

  it('shows view, log, question, seats and result at the same moment', async () => {
    const { hear, next, shown, sitting } = await watched()
    expect(shown()).toEqual([1, 0, 4, [0], 'playing', 1])
    hear(update(2, { info: info('over'), happened: played(2, line('a', 2), line('b', 3)), changes: [], asked: [], question: undefined }))
    expect(shown(), 'what was asked is asked no more').toEqual([1, 0, null, [0], 'playing', 1])
    await next()
    expect(shown()).toEqual([2, 1, null, [0], 'playing', 1])
    await next()
    expect(shown()).toEqual([3, 2, null, [], 'over', 2])
    expect(sitting.log[0]?.lines[0], 'what it changed is needed once').not.toHaveProperty('changes')
  })
  it('leaves a question alone that stands while others act', async () => {
    const { hear, next, shown } = await watched()
    hear(update(2, { happened: played(2, line('a', 2)), changes: [], question: { id: 4 } }))
    expect(shown()).toEqual([1, 0, 4, [0], 'playing', 1])
    await next()
    expect(shown()).toEqual([2, 1, 4, [0], 'playing', 2])
  })
  it('asks the next question when it is told, or skipped, and not what is asked no more', async () => {
    const { hear, next, shown, sitting } = await watched()
    hear(update(2, { happened: played(2, line('a', 2)), changes: [], question: question(5) }))
    expect(shown()[2]).toBeNull()
    await next()
    expect(shown()[2]).toBe(5)
    hear(update(3, { happened: played(3, line('b', 3)), changes: [], question: question(6) }))
    hear(update(4, { happened: played(4, line('c', 4)), changes: [], question: { id: 6 } }))
    sitting.stage.skip()
    expect(shown(), 'one that was told before comes as its number alone').toEqual([4, 3, 6, [0], 'playing', 4])
    hear(update(5, { happened: played(5, line('d', 5)), changes: [], question: question(7) }))
    hear(update(6, { happened: played(6, line('e', 6)), changes: [], question: undefined, asked: [1] }))
    await next()
    expect(shown()[2], 'while it was told somebody else was asked').toBeNull()
  })
})
