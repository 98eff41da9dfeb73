/** The boards there are: every folder here with an `index.ts`. A game without one is shown as text and lists. */

import type { BoardModule } from '../table/board'

const MODULES = import.meta.glob<{ default: BoardModule }>('./*/index.ts', { eager: true })

const PLAIN: BoardModule = { accent: 'plain' }

export function boardOf(game: string): BoardModule {
  return MODULES[`./${game}/index.ts`]?.default ?? PLAIN
}
