import { afterEach, describe, expect, it, vi } from 'vitest'
import { analyse, analysis, follow, playOn, ratings } from '../src/api/after'
import type { Analysis, Thought } from '../src/generated/wire'
import { MARGIN, marked, nearest, path, scale, ticks } from '../src/pages/lab/chart'
import { accounts, dearest, judge, known, lines, moments, percent } from '../src/pages/lab/thoughts'

const thought = (step: number, seat: number, win: number, more: Partial<Thought> = {}): Thought => ({ step, seat, win, sure: 0.04, score: 20, chosen: ['x'], ...more })
const better: [string] = ['y']
const game: Thought[] = [
  thought(0, 0, 0.5, { cost: 0 }),
  thought(1, 1, 0.45, { cost: 0.02, better }),
  thought(2, 0, 0.55, { cost: 0.2, better }),
  thought(4, 1, 0.6, { cost: 0.05, better }),
  thought(5, 0, 0.4),
]
const ending = { standings: [{ rank: 1, score: 40 }, { rank: 2, score: 31 }] }

describe('thoughts', () => {
  it('cost something only where the difference is larger than the doubt', () => {
    expect(game.map(judge)).toEqual(['best', 'unclear', 'costly', 'costly', 'untried'])
    expect(judge(thought(0, 0, 0.5, { cost: 0.04, better }))).toBe('unclear') // as large as the doubt is not larger
    expect(dearest(game).map((one) => one.step)).toEqual([2, 4])
  })
  it('are counted by seat', () => {
    const [first, second] = accounts(game)
    expect(first).toEqual({ seat: 0, choices: 3, best: 1, unclear: 0, costly: 1, untried: 1, lost: 0.2 })
    expect(second).toMatchObject({ seat: 1, choices: 2, unclear: 1, costly: 1 })
  })
  it('become one line for each seat, up to what came of it', () => {
    const drawn = lines(game, { step: 6, ending })
    expect(drawn.map((line) => line.points.map((point) => [point.step, point.win]))).toEqual([[[0, 0.5], [2, 0.55], [5, 0.4], [6, 1]], [[1, 0.45], [4, 0.6], [6, 0]]])
    expect(moments(drawn)).toEqual([0, 1, 2, 4, 5, 6])
    expect(known(drawn[1]!, 0)).toBeNull()
    expect(known(drawn[1]!, 3)?.step).toBe(1)
  })
  it('share a win, and end without one where nobody has places', () => {
    const both = { standings: [{ rank: 1, score: 40 }, { rank: 1, score: 40 }] }
    expect(lines(game, { step: 6, ending: both }).map((line) => line.points.at(-1)?.win)).toEqual([0.5, 0.5])
    expect(lines(game, { step: 6, ending: { standings: [] } })[0]?.points.at(-1)?.step).toBe(5)
    expect(lines([], { step: 6, ending })).toEqual([])
  })
  it('are shown in whole percents', () => expect([0, 0.004, 0.456, 1].map(percent)).toEqual([0, 0, 46, 100]))
})

describe('the chart', () => {
  const to = scale({ width: 460, height: 252 }, 0, 100)
  it('puts every step and share in its place', () => {
    expect([to.x(0), to.x(100)]).toEqual([MARGIN.left, 460 - MARGIN.right])
    expect([to.y(1), to.y(0)]).toEqual([MARGIN.top, 252 - MARGIN.bottom])
    expect(to.step(to.x(37))).toBeCloseTo(37)
    expect(scale({ width: 460, height: 252 }, 5, 5).x(5)).toBe(MARGIN.left) // a game of one choice
  })
  it('has round numbers at its axis', () => {
    expect(ticks(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100])
    expect(ticks(0, 7, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(ticks(3, 47, 4)).toEqual([20, 40])
    expect(ticks(4, 4, 4)).toEqual([4])
  })
  it('draws a line, and shapes that do not crowd each other', () => {
    const points = Array.from({ length: 101 }, (_, step) => ({ step, win: 0.5, sure: 0, thought: null }))
    expect(path(points.slice(0, 2), to)).toMatch(/^M44 112L48 112$/)
    const shapes = marked(points, to, 64).map((point) => point.step)
    expect(shapes).toEqual([0, 16, 32, 48, 64, 80, 100])
    expect(marked(points.slice(0, 2), to, 64).map((point) => point.step)).toEqual([0, 1])
  })
  it('finds the nearest moment', () => {
    expect(nearest([0, 4, 9], 6)).toBe(4)
    expect(nearest([], 6)).toBeNull()
  })
})

describe('what is asked after a game', () => {
  afterEach(() => vi.unstubAllGlobals())
  /** A server that gives these answers in turn; what was asked of it is written down. */
  function server(...answers: unknown[]) {
    const asked: string[] = []
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      asked.push(`${init.method} ${path}${typeof init.body === 'string' ? ` ${init.body.replace(/"submission":"\w+"/, '"submission":"…"')}` : ''}`)
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return Promise.resolve(new Response(answer === undefined ? null : JSON.stringify(answer), { status: answer === undefined ? 204 : 200, headers: { 'content-type': 'application/json' } }))
    })
    return asked
  }
  it('goes to the right addresses, with the token of the link', async () => {
    const asked = server({})
    await analysis({ table: 7, invite: 'ab' })
    await analyse({ table: 7 })
    await playOn({ table: 7, invite: 'ab' }, { step: 3, seat: 1, bot: 'easy' })
    await ratings('syndicate')
    expect(asked).toEqual([
      'GET /api/tables/7/analysis?invite=ab',
      'POST /api/tables/7/analysis',
      'POST /api/tables/7/play-on?invite=ab {"step":3,"seat":1,"bot":"easy","submission":"…"}',
      'GET /api/games/syndicate/ratings',
    ])
  })
  it('is read until the bots are done', async () => {
    const of = (done: number, thoughts: Thought[] = []): Analysis => ({ done, of: 3, thoughts })
    server(of(0), of(2), of(3), of(3, game))
    const told: number[] = []
    await follow({ table: 7 }, (found) => told.push(found.done), () => false, 1)
    expect(told).toEqual([0, 2, 3, 3])
  })
  it('is read once where nobody has asked for it, and no longer when the page is left', async () => {
    const asked = server({ done: 0, of: 0, thoughts: [] })
    await follow({ table: 7 }, () => {}, () => false, 1)
    expect(asked).toHaveLength(1)
    server({ done: 0, of: 9, thoughts: [] })
    let reads = 0
    await follow({ table: 7 }, () => (reads += 1), () => reads > 1, 1)
    expect(reads).toBe(2)
  })
})
