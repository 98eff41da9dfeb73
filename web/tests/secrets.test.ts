import { describe, expect, it } from 'vitest'
import { leaks, peek } from '../e2e/support/secrets'

/** What the players of Fantastic Factories are told; a card is built with `built`. */
const update = (version: number, hand: string[], built?: string): string => {
  const lines = built ? [{ event: { built: {} }, say: { key: 'x', args: { card: [`factories-card-${built}`] } } }] : []
  const cards = hand.map((id) => ({ card: { id, title: id.toUpperCase() } }))
  return JSON.stringify({ push: 'update', table: 1, version, happened: [{ version, lines }], view: { hand: { cards }, players: [] } })
}

describe('what an onlooker reads of hidden cards', () => {
  it('is compared with what the players know at the same version', async () => {
    const [anna, boris] = [[update(6, ['biolab', 'refinery'])], [update(6, [])]]
    // Built to be seen by all: the onlooker's screen shows it before the players have heard of it.
    const screen = () => Promise.resolve('Anna builds, discarding BIOLAB')
    setTimeout(() => boris.push(update(7, [], 'biolab')), 30)
    setTimeout(() => anna.push(update(7, ['refinery'], 'biolab')), 60)
    const { hidden, named } = await peek(screen, () => Promise.resolve(7), [anna, boris])
    expect(hidden.map((card) => card.id)).toEqual(['refinery'])
    expect(named).toEqual([])
  })
  it('is found', async () => {
    const players = [[update(6, ['biolab', 'refinery'])], [update(6, [])]]
    const { named } = await peek(() => Promise.resolve('REFINERY'), () => Promise.resolve(6), players)
    expect(named.map((card) => card.id)).toEqual(['refinery'])
    expect(leaks([update(5, ['refinery'])], players)).toEqual(['version 5 tells of REFINERY'])
  })
})
