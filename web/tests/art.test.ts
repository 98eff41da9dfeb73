/** Every card has a picture of its own. The cards are read from the data files of the games. */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Mark } from '../src/art/draw'
import { box, cog, disc, marks } from '../src/art/draw'
import { BLUEPRINTS, CONTRACTORS, pictureOf as factoriesPicture } from '../src/art/factories'
import { robotOf } from '../src/art/robots'
import { pictureOf as trickPicture } from '../src/art/tricks'
import type { Kind } from '../src/generated/fantastic-factories'
import type { Effect } from '../src/generated/cyber-merchant'
import type { Kind as RobotKind } from '../src/generated/syndicate'

const data = (game: string) => readFileSync(`../crates/${game}/data/standard.toml`, 'utf8')
/** The rows of a table in a data file: `name = [ … ]`. */
const rows = (text: string, table: string) => (new RegExp(`^${table} = \\[\\n(.*?)^\\]`, 'ms').exec(text)?.[1] ?? '').split('\n').filter((line) => line.includes('{'))
const word = (row: string, name: string) => new RegExp(`\\b${name} = "([^"]+)"`).exec(row)?.[1] ?? ''
/** What is seen: parts that lie in the same place with the same fill. */
const seen = (picture: readonly Mark[]) => picture.map(({ fill, d, transform }) => `${fill} ${transform} ${d}`).join('\n')
/** Shapes that no other card has, whatever the place: two pictures differ by more than a nudge. */
const shapes = (picture: readonly Mark[]) => [...new Set(picture.map(({ d }) => d))].sort().join('\n')

const factories = data('fantastic-factories')
const blueprints = rows(factories, 'blueprints').map((row) => ({ id: word(row, 'id'), kind: word(row, 'type') as Kind }))
const contractors = rows(factories, 'contractors').map((row) => ({ id: word(row, 'id'), kind: 'contractor' as const }))
const robots = rows(data('syndicate'), 'robots').map((row) => ({ id: word(row, 'id'), kind: word(row, 'type').toLowerCase() as RobotKind }))
const tricks = rows(data('cyber-merchant'), 'tricks').map((row): Effect => {
  const by = /by = (-?\d)/.exec(row)?.[1]
  const kind = /kind = "(\w+)"/.exec(row)?.[1]
  return (by === undefined ? { kind } : { kind, by: Number(by) }) as Effect
})

describe('pictures of cards', () => {
  it.each([
    ['blueprints', blueprints, 32],
    ['contractors', contractors, 8],
  ])('every one of the %s has its own', (_, cards, many) => {
    expect(cards).toHaveLength(many)
    for (const { id, kind } of cards) expect(kind === 'contractor' ? CONTRACTORS : BLUEPRINTS, id).toHaveProperty(id)
  })

  it('there are no pictures of cards that do not exist', () => {
    expect(Object.keys(BLUEPRINTS).sort()).toEqual(blueprints.map(({ id }) => id).sort())
    expect(Object.keys(CONTRACTORS).sort()).toEqual(contractors.map(({ id }) => id).sort())
  })

  it('no two are alike', () => {
    const all = {
      factories: [...blueprints, ...contractors].map(({ id, kind }) => factoriesPicture(id, kind)),
      robots: robots.map(({ id, kind }) => robotOf(id, kind)),
      tricks: tricks.map(trickPicture),
    }
    expect([all.factories.length, all.robots.length, all.tricks.length]).toEqual([40, 60, 7])
    for (const [game, pictures] of Object.entries(all)) {
      expect(new Set(pictures.map(seen)).size, game).toBe(pictures.length)
      expect(new Set(pictures.map(shapes)).size, game).toBe(pictures.length)
    }
  })

  it('every kind of robot keeps to its own heads and tools', () => {
    const families = new Map<RobotKind, Set<string>>()
    for (const { id, kind } of robots) families.set(kind, new Set([...(families.get(kind) ?? []), robotOf(id, kind).at(-1)!.d]))
    const tools = [...families.values()].flatMap((of) => [...of])
    expect(new Set(tools).size).toBe(tools.length)
  })

  it('a card of a data file of one’s own is drawn as its kind', () => {
    expect(factoriesPicture('tea_room', 'utility').length).toBeGreaterThan(0)
    expect(seen(factoriesPicture('tea_room', 'utility'))).not.toBe(seen(factoriesPicture('tea_room', 'special')))
    expect(robotOf('mine', 'service').length).toBeGreaterThan(0)
  })
})

describe('parts', () => {
  it('keep the thickness of their outline when they are scaled', () => {
    const part = { dot: [['body', disc(0, 0, 3)]] } as const
    expect(marks([['dot', 10, 20, 2]], part)).toEqual([{ fill: 'body', d: disc(0, 0, 3), transform: 'translate(10 20) scale(2 2)', width: 1 }])
    expect(marks([['dot', 1, 2, -1, 90]], part)[0]).toMatchObject({ transform: 'translate(1 2) rotate(90) scale(-1 1)', width: 2 })
  })

  it('are closed paths', () => {
    for (const path of [box(0, 0, 4, 4), box(0, 0, 8, 8, 2), disc(1, 1, 1), cog(10, 8)]) expect(path).toMatch(/^M.*z$/)
  })
})
