import { beforeEach, describe, expect, it } from 'vitest'
import type { GameInfo, GameOption } from '../src/generated/wire'
import { asTable, keepChoices, lastChoices, lastGame, opponents, seatedFor, shown, valueOf, valuesOf, visibilityOf } from '../src/pages/newTable'

const option = (name: string, values: string[], more: Partial<GameOption> = {}): GameOption => ({ name, label: name, module: false, fewest: 1, most: 5, fine: false, values, ...more })
const game: GameInfo = {
  game: 'factories', name: 'Factories', revision: 1, fewest: 1, most: 5, bots: ['random', 'normal'], usual_bot: 'normal', rules: [], data: '', catalogue: '', lesson: false,
  options: [option('work', ['together', 'in_turn'], { fewest: 2 }), option('machine', ['normal', 'easy'], { most: 1 }), option('cards', ['rulebook', 'printed'], { fine: true }), option('first', ['random', '1', '2', '3'], { fewest: 2, fine: true })],
}
const names = (options: GameOption[]) => options.map(({ name }) => name)
const more = { title: ' Friday ', submission: 's', account: true }

describe('a new table', () => {
  beforeEach(() => localStorage.clear())

  it('shows what matters for so many players, and the rest on demand', () => {
    expect([names(shown(game, 1).first), names(shown(game, 1).more)]).toEqual([['machine'], ['cards']])
    expect([names(shown(game, 3).first), names(shown(game, 3).more)]).toEqual([['work'], ['cards', 'first']])
    expect(valuesOf(game.options[3]!, 2)).toEqual(['random', '1', '2'])
  })

  it('asks the server for what matters only', () => {
    const chosen = { ...lastChoices(game), options: { machine: 'easy', work: 'in_turn' } }
    expect(asTable(game, chosen, more)).toMatchObject({ game: 'factories', title: 'Friday', seats: ['me', 'open'], options: { work: 'in_turn', cards: 'rulebook', first: 'random' }, visibility: 'public', clock: 'none', rated: false })
    expect(asTable(game, seatedFor(chosen, game, 1), more).options).toEqual({ machine: 'easy', cards: 'rulebook' })
  })

  it('remembers what was chosen last, as far as the game still has it', () => {
    expect(lastGame()).toBeNull()
    const chosen = { ...lastChoices(game), seats: ['me', 'expert', 'invited'], options: { work: 'in_turn', machine: 'gone', old: '1' }, clock: 'days' as const, days: 3 }
    keepChoices('factories', chosen)
    expect(lastGame()).toBe('factories')
    expect(lastChoices(game)).toMatchObject({ seats: ['me', 'normal', 'invited'], options: { work: 'in_turn' }, clock: 'days', days: 3 })
    localStorage.setItem('boardroom.new-table', '[')
    expect(lastChoices(game).seats).toEqual(['me', 'open'])
  })

  it('seats more like the last one, and within what the game allows', () => {
    const bots = { ...lastChoices(game), seats: ['me', 'random'] }
    expect(seatedFor(bots, game, 4).seats).toEqual(['me', 'random', 'random', 'random'])
    expect(seatedFor(bots, game, 9).seats).toHaveLength(5)
    expect(seatedFor({ ...bots, seats: ['me'] }, game, 2).seats).toEqual(['me', 'open'])
    expect(opponents(bots, game)).toBe('bot')
    expect(opponents({ ...bots, seats: ['me', 'open', 'local'] }, game)).toBeNull()
  })

  it('gives those at one screen their names, and does not rate them', () => {
    const local = { ...lastChoices(game), seats: ['me', 'local'], names: ['', ' Bob '], rated: true }
    expect(asTable(game, local, more)).toMatchObject({ seats: ['me', { local: 'Bob' }], rated: false, visibility: 'link' })
    expect(asTable(game, { ...local, seats: ['me', 'open'] }, more).rated).toBe(true)
    expect(asTable(game, { ...local, seats: ['me', 'open'] }, { ...more, account: false }).rated).toBe(false)
    expect(visibilityOf({ ...local, visibility: 'private' })).toBe('private')
  })

  it('leaves a seat that there is not at the default', () => {
    const chosen = { ...lastChoices(game), seats: ['me', 'open'], options: { first: '3' } }
    expect(valueOf(game.options[3]!, chosen)).toBe('random')
    expect(valueOf(game.options[3]!, seatedFor(chosen, game, 3))).toBe('3')
  })
})
