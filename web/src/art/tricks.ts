/** The pictures of Cyber Merchant's tricks: what each is called after, and what it does to prices or cards. */

import type { Effect } from '../generated/cyber-merchant'
import { box, disc, marks, type Drawing, type Mark, type Part } from './draw'

const PARTS = {
  horse: [
    ['line', 'M6-9v5M30-9v5'],
    ['body', 'M2-9v-14c0-5 3-8 8-8h8l8-15 3 5 11 8-2 7-9-1-3 6v12z'],
    ['deep', 'M26-46l-8 15 6 4 8-11z'],
    ['ink', disc(30, -36, 1.4)],
    ['pale', box(7, -22, 9, 8, 1)],
    ['line', 'M2-26c-5 1-6 6-5 11'],
    ['deep', box(-2, -6, 36, 4, 1)],
    ['pale', `${disc(5, -1, 4.5)}${disc(27, -1, 4.5)}`],
  ],
  root: [
    ['body', 'M-8-12h16v18H-8z'], ['pale', 'M-8-12a8 3 0 0 1 16 0 8 3 0 0 1-16 0z'], ['fine', 'M-3-12h6M-4-4v5M3-5v8'],
    ['line', 'M0 6v24M-5 6c0 9-8 10-15 12M5 6c0 9 8 10 15 12M-3 6c-1 10-6 14-11 22M3 6c1 10 6 14 11 22'],
    ['glow', `${disc(-20, 18, 2.6)}${disc(20, 18, 2.6)}${disc(-14, 28, 2.6)}${disc(14, 28, 2.6)}${disc(0, 30, 2.6)}`],
    ['deep', 'M8-2c4-1 8-4 8-9-5 0-8 4-8 9z'],
  ],
  bug: [
    ['line', 'M-11-4l-9-6M-12 4h-11M-11 11l-9 8M11-4l9-6M12 4h11M11 11l9 8M-5-16l-5-8M5-16l5-8'],
    ['deep', 'M-9-8c0-12 18-12 18 0z'], ['body', 'M-13-8h26c1 16-4 28-13 28S-14 8-13-8z'],
    ['fine', 'M0-8v28'], ['ink', `${disc(-6, 1, 2.2)}${disc(6, 1, 2.2)}${disc(-4, 10, 1.8)}${disc(4, 10, 1.8)}`], ['glow', `${disc(-3.5, -12, 1.6)}${disc(3.5, -12, 1.6)}`],
  ],
  chip: [
    ['line', 'M-6-13v-7M0-13v-7M6-13v-7M-6 13v7M0 13v7M6 13v7M-13-6h-5M-13 0h-5M-13 6h-5M13-6h5M13 0h5M13 6h5'],
    ['body', box(-13, -13, 26, 26, 3)], ['pale', box(-7, -7, 14, 14, 2)], ['fine', 'M-3 3v-6h6'], ['glow', disc(3, 3, 1.8)],
  ],
  card: [['pale', box(-8, -11, 16, 22, 2.5)], ['body', 'M0-5.500 4.500 0 0 5.500-4.500 0z']],
  cycle: [['line', 'M-9-24A26 26 0 0 1 8-24M4-28l4.500 4L4-20']],
  hood: [
    ['deep', 'M-20 26c-3-24 2-44 20-50 18 6 23 26 20 50z'], ['ink', 'M-11 6c-1-14 4-20 11-22 7 2 12 8 11 22-3 7-19 7-22 0z'],
    ['glow', `${box(-7, -3, 5, 2.500, 1)}${box(2, -3, 5, 2.500, 1)}`], ['body', 'M-13 26c0-9 5-13 13-13s13 4 13 13z'],
  ],
  mirror: [['line', 'M0-27V27'], ['fine', 'M-4-27h8M-4 27h8']],
  tag: [['pale', 'M-11-9H5l9 9-9 9h-16z'], ['deep', disc(5, 0, 2)], ['fine', 'M-7-3h6M-7 2h4']],
  ghost: [['body', 'M-11-9H5l9 9-9 9h-16z'], ['pale', disc(5, 0, 2)], ['fine', 'M-7-3h6M-7 2h4']],
  up: [['glow', 'M0-14 10-3H4V13h-8V-3h-6z']],
  down: [['deep', 'M0 14 10 3H4v-16h-8V3h-6z']],
  across: [['line', 'M-8 0H8M4-4l4 4-4 4']],
} satisfies Record<string, Part>

type PartName = keyof typeof PARTS
type Picture = 'threat' | 'horse' | 'root' | 'chip' | 'circle' | 'hood' | 'mirror'

export const TRICKS: Readonly<Record<Picture, Drawing<PartName>>> = {
  // A wooden horse on wheels: one mark up.
  horse: [['horse', 6, 58, 0.98], ['up', 53, 26, 1.05]],
  // Roots under a stump: two marks up.
  root: [['root', 23, 27, 1], ['up', 53, 18, 0.85], ['up', 53, 42, 0.85]],
  // A bug: one mark down.
  threat: [['bug', 25, 34, 1.05], ['down', 54, 38, 1.05]],
  // A chip: one price up, another one down.
  chip: [['chip', 32, 33, 0.95], ['up', 8, 33, 0.78], ['down', 56, 33, 0.78]],
  // Cards that go round.
  circle: [['card', 32, 14, 0.9], ['card', 15, 45, 0.9], ['card', 49, 45, 0.9], ['cycle', 32, 34, 0.95, 60], ['cycle', 32, 34, 0.95, 180], ['cycle', 32, 34, 0.95, 300]],
  // Somebody in a hood, with a card that is not theirs.
  hood: [['hood', 25, 36, 0.98], ['card', 50, 42, 1, 14]],
  // Two prices in a mirror.
  mirror: [['mirror', 32, 32], ['tag', 15, 21, 1], ['ghost', 49, 43, -1], ['across', 49, 18], ['across', 15, 46, -1]],
}

const OF = { shift: 'chip', change: 'circle', steal: 'hood', swap: 'mirror' } as const

export const trickOf = (picture: Picture): Mark[] => marks(TRICKS[picture], PARTS)

/** The picture of a trick, by what it does. */
export function pictureOf(effect: Effect): Mark[] {
  if (effect.kind !== 'move') return trickOf(OF[effect.kind])
  return trickOf(effect.by < 0 ? 'threat' : effect.by > 1 ? 'root' : 'horse')
}
