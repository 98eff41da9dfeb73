import { describe, expect, it } from 'vitest'
import { leaks, peek } from '../e2e/support/secrets'

/** The rows of some cards in the data file. */
const ROWS: Record<string, number> = { biolab: 5, refinery: 25 }

/** What the players of Fantastic Factories are told; a card is discarded for one that is built. */
const update = (version: number, hand: string[], gone?: string, say: unknown = ['x']): string => {
  const lines = gone ? [{ event: { kind: 'built', seat: 0, card: 1, discard: ROWS[gone] }, say }] : []
  const cards = hand.map((id) => ROWS[id])
  return JSON.stringify({ push: 'update', table: 1, version, happened: [{ version, lines }], view: { hand: { cards }, blueprints: [2], players: [{ built: [3], known: [] }] } })
}

describe('what an onlooker reads of hidden cards', () => {
  it('is compared with what the players know at the same version', async () => {
    const [anna, boris] = [[update(6, ['biolab', 'refinery'])], [update(6, [])]]
    // Built to be seen by all: the onlooker's screen shows it before the players have heard of it.
    const screen = () => Promise.resolve('Anna builds, discarding Biolab')
    setTimeout(() => boris.push(update(7, [], 'biolab')), 30)
    setTimeout(() => anna.push(update(7, ['refinery'], 'biolab')), 60)
    const { hidden, named } = await peek(screen, () => Promise.resolve(7), [anna, boris])
    expect(hidden.map((card) => card.id)).toEqual(['refinery'])
    expect(named).toEqual([])
  })
  it('is found', async () => {
    const players = [[update(6, ['biolab', 'refinery'])], [update(6, [])]]
    const { named } = await peek(() => Promise.resolve('Refinery'), () => Promise.resolve(6), players)
    expect(named.map((card) => card.id)).toEqual(['refinery'])
    expect(leaks([update(5, [])], players)).toEqual([])
    expect(leaks([update(5, ['refinery'])], players)).toEqual(['version 5 tells of Refinery'])
    expect(leaks([update(5, [], 'refinery')], players)).toEqual(['version 5 tells of Refinery'])
    expect(leaks([update(5, [], 'beacon', ['x', { card: { piece: ['blueprint', 25] } }])], players)).toEqual(['version 5 tells of Refinery'])
  })
  it('is found where it shows only while a story is told', () => {
    const players = [[update(6, ['biolab', 'refinery'])], [update(6, [])]]
    const told = (value: number) => JSON.stringify({ push: 'update', table: 1, version: 5, happened: [{ version: 4, lines: [{ event: { kind: 'x' }, changes: [['blueprints.0', value]] }] }], changes: [['blueprints.0', 2]] })
    expect(leaks([update(4, []), told(25)], players)).toEqual(['version 5 tells of Refinery'])
    expect(leaks([update(4, []), told(3)], players)).toEqual([])
  })
})
