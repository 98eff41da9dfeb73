import { describe, expect, it } from 'vitest'
import type { Told } from '../src/api/types'
import { added, gridOf, gridOfPlaces, lastRound, scoredIn } from '../src/table/score'

const points = (kind: string, seat: number, amount: number) => ({ say: ['x'] as [string], rule: 'SYN-63', event: { kind: 'robot_scored' }, points: { kind, seat, amount, rule: 'SYN-63' } })
const began = (round: number) => ({ say: ['x'] as [string], rule: 'SYN-25', event: { kind: 'round_began', round } })
const other = { say: ['x'] as [string], rule: 'SYN-53', event: { kind: 'passed' } }
let version = 0
const told = (lines: unknown[], more: Partial<Told> = {}) => ({ version: (version += 1), at: 0, what: 'play', seat: 0, lines, ...more }) as Told

describe('points by kind and player', () => {
  it('add up in both directions', () => {
    const grid = gridOf([{ kind: 'robots', seat: 1, amount: 4, rule: 'A-1' }, { kind: 'robots', seat: 1, amount: 2, rule: 'A-1' }, { kind: 'second', seat: 0, amount: 1, rule: 'A-2' }], [0, 1])
    expect(grid.rows).toEqual([{ kind: 'robots', rules: ['A-1'], cells: [0, 6] }, { kind: 'second', rules: ['A-2'], cells: [1, 0] }])
    expect(grid.totals).toEqual([1, 6])
  })
  it('have the winner first, and name the winners', () => {
    const place = (seat: number, rank: number, amount: number) => ({ seat, rank, score: amount, points: [{ rule: 'A-1', kind: 'robots', points: amount, times: 2 }] })
    const grid = gridOfPlaces([place(0, 2, 3), place(1, 1, 9), place(2, 1, 9)])
    expect([grid.seats, grid.winners, grid.totals]).toEqual([[1, 2, 0], [1, 2], [9, 9, 3]])
  })
})

describe('the points of a round', () => {
  it('lie between the last two beginnings, also within one entry', () => {
    const log = [told([began(1)]), told([points('robots', 0, 5)]), told([points('robots', 1, 2), began(2), points('robots', 0, 7)]), told([points('second', 1, 1), began(3), other])]
    expect(lastRound(log)).toEqual([{ kind: 'robots', seat: 0, amount: 7, rule: 'SYN-63' }, { kind: 'second', seat: 1, amount: 1, rule: 'SYN-63' }])
    expect(lastRound(log.slice(0, 3))).toEqual([{ kind: 'robots', seat: 0, amount: 5, rule: 'SYN-63' }, { kind: 'robots', seat: 1, amount: 2, rule: 'SYN-63' }])
  })
  it('are not those of entries that were taken back', () => {
    const log = [told([points('a', 0, 3)], { seat: 0 }), told([points('a', 1, 4)], { seat: 1 }), told([], { what: 'undo', seat: 0 })]
    expect(scoredIn(log)).toEqual([{ kind: 'a', seat: 1, amount: 4, rule: 'SYN-63' }])
  })
  it('are what was added where points stand on the table', () => {
    const stand = (goods: number, built: number) => [{ kind: 'goods', seat: 0, amount: goods }, { kind: 'built', seat: 0, amount: built }]
    expect(added(stand(3, 4), stand(5, 4))).toEqual([{ kind: 'goods', seat: 0, amount: 2 }, { kind: 'built', seat: 0, amount: 0 }])
  })
})
