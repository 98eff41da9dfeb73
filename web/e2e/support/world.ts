/** People and tables as they are found on a server that is in use, so that every page has something to show. */

import type { Api, Look, Person } from './api.mjs'
import { LESSONS } from './games'

export interface Sight {
  name: string
  path: string
  /** Who looks; a stranger without. */
  as?: Person
  /** What is there once the page is ready. */
  ready: string
}

const LIT = '.table-page .lit'

export class World {
  private constructor(
    readonly anna: Person,
    readonly boris: Person,
    /** A table of each game, in the middle of it: Anna is asked. */
    readonly playing: ReadonlyMap<string, number>,
    readonly gathering: number,
    readonly over: number,
  ) {}

  static async make(api: Api): Promise<World> {
    const [anna, boris] = await Promise.all([api.account('Anna-Mária Østergård'), api.guest('Борис')])
    const playing = new Map<string, number>()
    const moments: [string, (look: Look) => boolean][] = [
      ['syndicate', (look) => look.view?.round === 2],
      ['fantastic-factories', (look) => look.view?.round >= 4 && look.view?.stage === 'work'],
      ['cyber-merchant', (look) => look.view?.round >= 2 && look.view?.stage?.kind === 'bidding'],
    ]
    for (const [game, moment] of moments) {
      const { table } = await api.open(anna, game, ['me', { bot: 'random' }, { bot: 'random' }], { hints: true, visibility: 'public' })
      await api.play(table, [anna], { until: moment })
      playing.set(game, table)
    }
    const { table: gathering } = await api.open(anna, 'syndicate', ['me', 'open', 'invited', { bot: 'easy' }], { title: 'Tuesday evening, after supper', clock: { days: { each: 2 } } })
    await api.ask(gathering, anna, { do: 'say', text: 'Welcome!' })
    const over = await api.pair(anna, boris, 'fantastic-factories', { title: 'The long game' })
    await api.play(over, [anna, boris])
    return new World(anna, boris, playing, gathering, over)
  }

  /** Every page there is, with the games' own once for each. */
  sights(): Sight[] {
    const { anna } = this
    const tables = [...this.playing].map(([game, table]): Sight => ({ name: `table of ${game}`, path: `/tables/${table}`, as: anna, ready: LIT }))
    const books = [...this.playing.keys(), 'table', 'house'].map((book): Sight => ({ name: `rules of ${book}`, path: `/rules/${book}/all`, ready: 'article li, article td' }))
    const guides = LESSONS.flatMap((game): Sight[] => [
      { name: `how to play ${game}`, path: `/rules/${game}`, ready: '.window .board' },
      { name: `lesson of ${game}`, path: `/learn/${game}`, ready: '[data-note]' },
    ])
    return [
      { name: 'home of a stranger', path: '/', ready: '.games .art' },
      { name: 'home', path: '/', as: anna, ready: '#mine' },
      { name: 'new table', path: '/new?game=fantastic-factories', as: anna, ready: 'form [type="submit"]' },
      { name: 'gathering', path: `/tables/${this.gathering}`, as: anna, ready: '.gathering' },
      ...tables,
      { name: 'table of an onlooker', path: `/tables/${this.playing.get('cyber-merchant')}`, ready: '.felt > *' },
      { name: 'result', path: `/tables/${this.over}`, as: anna, ready: '.result .score' },
      { name: 'replay', path: `/tables/${this.over}/replay?step=20&seat=0`, as: anna, ready: '.felt > *' },
      { name: 'lab', path: `/tables/${this.over}/lab`, as: anna, ready: 'main section' },
      { name: 'rules', path: '/rules', ready: 'main li a' },
      ...guides,
      ...books,
      { name: 'settings of a stranger', path: '/settings', ready: 'main .row button' },
      { name: 'settings', path: '/settings', as: anna, ready: '.keys li' },
      { name: 'player', path: `/players/${anna.user}`, as: anna, ready: '.games li' },
      { name: 'players', path: '/players', ready: 'main section' },
      { name: 'lost', path: '/no/such/page', ready: 'main h1' },
      { name: 'no such table', path: '/tables/999999', as: anna, ready: '[role="alert"]' },
    ]
  }
}
