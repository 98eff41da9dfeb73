/** What Syndicate's robots are put together from. Bases stand on the ground, bodies on bases, heads on bodies; tools lie around the origin. */

import { box, cog, disc, type Part } from './draw'

const eyes = (x: number, y: number, r = 1.9): string => `${disc(-x, y, r)}${disc(x, y, r)}`

export const PARTS = {
  ground: [['fine', 'M-28 0h56']],

  // Bases, 12 high.
  legs: [['deep', `${box(-9, -10, 7, 10, 2)}${box(2, -10, 7, 10, 2)}`]],
  wheel: [['line', 'M-6-12 0-6l6-6'], ['deep', disc(0, -6, 6)], ['pale', disc(0, -6, 2)]],
  skirt: [['deep', 'M-8-12H8l6 12h-28z']],
  hover: [['deep', 'M-11-12h22l-3 6H-8z'], ['fine', 'M-8-2h16M-4 1h8']],
  tracks: [['deep', box(-17, -11, 34, 11, 5.5)], ['pale', `${disc(-10, -5.5, 2.6)}${disc(0, -5.5, 2.6)}${disc(10, -5.5, 2.6)}`]],
  wheels: [['body', box(-15, -12, 30, 7, 2)], ['deep', `${disc(-9, -4.5, 4.5)}${disc(9, -4.5, 4.5)}`]],
  boots: [['deep', 'M-11-11h9V0h-11c0-4 2-4 2-5zM11-11H2V0h11c0-4-2-4-2-5z']],
  bench: [['deep', box(-16, -6, 32, 6, 1.5)], ['body', box(-6, -12, 12, 7)]],

  // Bodies, 18 high, with a shoulder for each arm.
  square: [['body', box(-11, -18, 22, 18, 4)]],
  round: [['body', 'M-11-1c-3-9 1-17 11-17S14-10 11-1z']],
  wide: [['body', 'M-14-17h28l-4 17h-20z']],
  screen: [['pale', box(-7, -14, 14, 9, 2)], ['fine', 'M-4-8v-2M-1-8v-4M2-8v-3M5-8v-1']],
  bow: [['deep', 'M0-14l-6-3v6zM0-14l6-3v6z'], ['ink', `${disc(0, -9, 0.8)}${disc(0, -5, 0.8)}`]],
  load: [['pale', box(-6, -13, 12, 8, 1)], ['fine', 'M0-13v8M-6-9H6']],
  plate: [['pale', 'M-6-14H6v5c0 3-3 5-6 6-3-1-6-3-6-6z']],
  gauge: [['pale', disc(0, -9, 5)], ['fine', 'M0-9l3-3']],
  armLeft: [['line', 'M-10-13c-7 1-9 6-8 12']],
  armRight: [['line', 'M10-13c5 0 9 2 12 6']],

  // Heads.
  tv: [['line', 'M0-16l-6-7M0-16l6-7'], ['body', box(-12, -17, 24, 16, 3)], ['ink', box(-8.500, -13.500, 17, 9, 2)], ['glow', eyes(3.5, -9)]],
  dish: [['body', 'M-10-1v-6a10 9 0 0 1 20 0v6z'], ['ink', eyes(4, -6, 1.7)], ['line', 'M0-16v-4'], ['pale', 'M-8-26c2 8 14 8 16 0z'], ['line', 'M0-26v-3']],
  lens: [['body', box(-9, -17, 18, 16, 8)], ['pale', disc(0, -9, 5)], ['ink', disc(0, -9, 2)], ['line', 'M0-17v-5M-3-22h6']],
  smile: [['body', disc(0, -11, 10)], ['ink', eyes(3.5, -12.5, 1.5)], ['ink', 'M-4-8.500q4 5 8 0-4 1.500-8 0z'], ['line', 'M-10-11h-3M10-11h3']],
  chef: [['body', box(-9, -13, 18, 12, 4)], ['ink', eyes(3.5, -7.5, 1.5)], ['pale', 'M-9-14c-7-3-3-11 2-9 2-5 12-5 14 0 5-2 9 6 2 9z']],
  bell: [['body', 'M-12-1c1-3 2-15 12-15S11-4 12-1z'], ['ink', eyes(4, -7, 1.5)], ['glow', disc(0, -18, 2.5)]],
  cab: [['body', 'M-11-1v-9l4-7h14l4 7v9z'], ['ink', 'M-8-10l2.500-4.500h11L8-10z'], ['glow', eyes(6, -5, 2)]],
  stalks: [['line', 'M-5-1v-8M5-1v-8'], ['body', `${box(-12, -18, 11, 10, 3)}${box(1, -18, 11, 10, 3)}`], ['ink', eyes(6, -13, 2.2)]],
  siren: [['body', box(-10, -13, 20, 12, 5)], ['ink', eyes(4, -7, 1.6)], ['energy', 'M-4-13v-3a4 4 0 0 1 8 0v3z'], ['fine', 'M-8-19l-2-2M8-19l2-2M0-22v-2']],
  visor: [['body', 'M-11-1v-8a11 11 0 0 1 22 0v8z'], ['ink', box(-8, -11, 16, 5, 2.500)], ['glow', eyes(3.5, -8.5, 1.2)], ['line', 'M0-20v-3']],
  plume: [['energy', 'M0-17c2-8 10-8 12-3-4 0-5 2-7 5z'], ['body', 'M-10-1v-10l10-7 10 7v10z'], ['ink', 'M-7-10h14v3.500H2V-3h-4v-3.500h-5z']],
  turret: [['body', box(-10, -12, 20, 11, 2)], ['ink', box(-7, -9, 9, 4.500, 2)], ['deep', box(-6, -18, 12, 6, 2)], ['line', 'M6-15h9']],
  hardhat: [['body', box(-9, -12, 18, 11, 4)], ['ink', eyes(3.5, -6, 1.5)], ['energy', 'M-10-12a10 9 0 0 1 20 0z'], ['line', 'M-13-12h26']],
  mask: [['body', 'M-10-17h20v10L5 0H-5l-5-7z'], ['ink', box(-6.500, -13, 13, 5, 1)], ['fine', 'M-3-4h6']],
  funnel: [['metal', 'M-9-13l7-8h4l7 8z'], ['body', box(-9, -13, 18, 12, 2)], ['ink', eyes(4, -8, 1.6)], ['fine', 'M-5-4h10']],

  // Tools: information.
  letter: [['pale', box(-11, -8, 22, 16, 1.500)], ['fine', 'M-11-7 0 2l11-9']],
  tablet: [['pale', box(-8, -12, 16, 24, 2)], ['fine', 'M-4-7h8M-4-3h8M-4 1h5'], ['deep', disc(0, 8, 1.2)]],
  magnifier: [['pale', disc(0, -4, 8)], ['line', 'M5 3l6 8M-4-6a5 5 0 0 1 4-3']],
  waves: [['deep', disc(-7, 7, 2.5)], ['line', 'M-6-2A9 9 0 0 1 3 7M-6-9A16 16 0 0 1 10 7']],
  // Service.
  cloche: [['pale', 'M-12 3a12 11 0 0 1 24 0z'], ['line', 'M-15 3.500h30M0-8v-3']],
  broom: [['line', 'M5-22-3 4'], ['energy', 'M-8 3l8 2.500 1 12h-16z'], ['fine', 'M-6 8l-2 9M-1 9l-2 8']],
  cup: [['pale', 'M-10-4H6v6a6 6 0 0 1-6 6h-4a6 6 0 0 1-6-6z'], ['line', 'M6-2h3a3 3 0 0 1 0 6H6M-5-8c-2-3 2-3 0-6M1-8c-2-3 2-3 0-6']],
  flower: [['line', 'M0 14V-2'], ['goods', `${disc(0, -12, 3.5)}${disc(-6, -8, 3.5)}${disc(6, -8, 3.5)}${disc(-3.5, -2, 3.5)}${disc(3.5, -2, 3.5)}`], ['energy', disc(0, -6.5, 3)], ['body', 'M0 10c5 0 8-3 9-7-5 0-8 3-9 7z']],
  // Transport.
  crates: [['goods', `${box(-9, 3, 18, 15)}${box(-6, -10, 13, 13)}`], ['fine', 'M-9 10.500H9M0 3v15M-6-3.500H7']],
  case: [['goods', box(-11, -5, 22, 17, 2)], ['line', 'M-4-5v-5h8v5'], ['fine', 'M-6-5v17M6-5v17']],
  fork: [['line', 'M-9-22V16h22'], ['goods', box(-6, 1, 16, 14)], ['fine', 'M-6 5.500h16M2 1v14']],
  balloon: [['line', 'M0 8V-2M0-2c-7-4-9-9-9-12'], ['energy', 'M0-2c-9-3-12-21 0-21S9-5 0-2z'], ['goods', box(-5, 8, 10, 9, 1)]],
  // Defence.
  shield: [['pale', 'M-12-14 0-18l12 4v12c0 9-5 14-12 18-7-4-12-9-12-18z'], ['deep', 'M0-18l12 4v12c0 9-5 14-12 18z']],
  lock: [['line', 'M-6-2v-6a6 6 0 0 1 12 0v6'], ['energy', box(-10, -2, 20, 16, 3)], ['ink', 'M-1.500 4a2 2 0 1 1 3 0l.8 5h-4.600z']],
  beam: [['deep', 'M-10-4l8-4v16l-8-4z'], ['glow', 'M-2-8 13-15v30L-2 8z']],
  baton: [['line', 'M0 14V-2'], ['deep', box(-3.500, -18, 7, 17, 3)], ['pale', box(-3.500, -12, 7, 4)]],
  // Industry.
  gear: [['metal', cog(12, 9)]],
  hammer: [['line', 'M0 16V-8'], ['metal', box(-11, -17, 22, 10, 2)]],
  drill: [['body', box(-10, -7, 10, 14, 2)], ['metal', 'M0-6l16 6L0 6z'], ['fine', 'M4-4.500v9M8-3v6']],
  torch: [['line', 'M-9 12-2 0'], ['deep', 'M-4-3l6 4-3 4-6-4z'], ['energy', 'M2 0c1-7 7-7 9-14 4 8-1 15-7 17z']],
} satisfies Record<string, Part>

export type PartName = keyof typeof PARTS
