/** A picture for each kind of trick, on a grid of 96 × 60: lines, and a few filled pieces. Drawn by us. */

import type { Effect } from '../../generated/cyber-merchant'

type Picture = 'horse' | 'root' | 'bug' | 'chip' | 'circle' | 'hood' | 'mirror'

const OF = { shift: 'chip', change: 'circle', steal: 'hood', swap: 'mirror' } as const
const moves = (by: number): Picture => (by < 0 ? 'bug' : by > 1 ? 'root' : 'horse')

/** The picture of a trick, and the rule that says what it does. */
export const artOf = (effect: Effect) => PICTURES[effect.kind === 'move' ? moves(effect.by) : OF[effect.kind]]

const UP = 'M78 46V16M69 25l9-9 9 9'
const DOWN = 'M78 14v30M69 35l9 9 9-9'

const PICTURES: Record<Picture, { rule: string; line: string; fill: string; arrows: string }> = {
  // A wooden horse on wheels.
  horse: {
    rule: 'CM-54',
    fill: 'M16 44V33c0-6 4-9 10-9h10l7-12 3 5 10 8-2 6-9-1-3 5v9z',
    line: 'M16 44V33c0-6 4-9 10-9h10l7-12 3 5 10 8-2 6-9-1-3 5v9zM16 28l-6 7M22 51a4 4 0 1 0 0-.01zM41 51a4 4 0 1 0 0-.01zM24 32v7M31 32v7',
    arrows: UP,
  },
  // Roots under a stump.
  root: {
    rule: 'CM-55',
    fill: 'M26 6h16v18H26z',
    line: 'M26 6h16v18H26zM34 24v30M28 24c0 10-8 12-16 14M40 24c0 10 8 12 16 14M30 24c-1 14-6 20-12 28M38 24c1 14 6 20 12 28M34 12v6',
    arrows: 'M78 52V26M69 35l9-9 9 9M69 20l9-9 9 9',
  },
  // A bug.
  bug: {
    rule: 'CM-57',
    fill: 'M34 16c9 0 14 8 14 18s-5 18-14 18-14-8-14-18 5-18 14-18z',
    line: 'M34 16c9 0 14 8 14 18s-5 18-14 18-14-8-14-18 5-18 14-18zM34 24v28M20 30l-9-6M20 37H9M22 44l-9 7M48 30l9-6M48 37h11M46 44l9 7M29 16l-5-9M39 16l5-9M24 24h20',
    arrows: DOWN,
  },
  // A chip between two arrows.
  chip: {
    rule: 'CM-59',
    fill: 'M36 18h24v24H36z',
    line: 'M36 18h24v24H36zM42 18v-8M48 18v-8M54 18v-8M42 50v-8M48 50v-8M54 50v-8M36 24h-6M36 30h-6M36 36h-6M66 24h-6M66 30h-6M66 36h-6M43 25h10v10',
    arrows: 'M17 44V16M9 24l8-8 8 8M79 16v28M71 36l8 8 8-8',
  },
  // Cards that go round.
  circle: {
    rule: 'CM-61',
    fill: 'M42 5h13v17H42zM17 34h13v17H17zM67 34h13v17H67z',
    line: 'M42 5h13v17H42zM17 34h13v17H17zM67 34h13v17H67z',
    arrows: 'M61 13c8 2 13 7 15 14M70 24l6 4 4-6M61 50c-8 5-18 5-26 0M38 56l-4-6 7-2M22 28c1-7 6-12 13-15M29 10l7 3-3 7',
  },
  // Somebody in a hood, and a card.
  hood: {
    rule: 'CM-64',
    fill: 'M20 54c-2-22 2-40 18-46 16 6 20 24 18 46H46c3-14 1-24-8-28-9 4-11 14-8 28z',
    line: 'M20 54c-2-22 2-40 18-46 16 6 20 24 18 46H46c3-14 1-24-8-28-9 4-11 14-8 28zM33 37h3M40 37h3',
    arrows: 'M66 20l14-4 5 20-14 4zM60 46c6 4 14 4 20-2M60 46l1 7M60 46l7-2',
  },
  // Two signs in a mirror.
  mirror: {
    rule: 'CM-68',
    fill: 'M10 14h22l8 8-8 8H10zM86 30H64l-8 8 8 8h22z',
    line: 'M10 14h22l8 8-8 8H10zM86 30H64l-8 8 8 8h22z',
    arrows: 'M48 6v6M48 17v6M48 28v6M48 39v6M48 50v6M60 18h20M75 13l5 5-5 5M36 42H16M21 37l-5 5 5 5',
  },
}
