/** The pictures of Fantastic Factories: each card shows what it makes or is. By its id in the data file. */

import type { Kind } from '../generated/fantastic-factories'
import { marks, type Drawing, type Mark } from './draw'
import { PARTS, type PartName } from './parts'

type Picture = Drawing<PartName>

export const BLUEPRINTS: Readonly<Record<string, Picture>> = {
  // Production.
  aluminum_factory: [['ground', 32, 58], ['chimney', 13, 40, 1.1], ['smoke', 15, 13, 0.7], ['saw', 27, 44, 1.05], ['ingot', 24, 58, 1.1], ['ingot', 46, 58, 1.1], ['ingot', 35, 48, 1.1]],
  assembly_line: [['ground', 32, 58], ['arm', 50, 43, -1.05], ['parcel', 14, 43, 0.9], ['parcel', 30, 43, 0.6], ['belt', 32, 43]],
  battery_factory: [['ground', 32, 58], ['hall', 44, 58, 1.1], ['windows', 46, 50, 0.8], ['chimney', 55, 42, 0.9], ['battery', 24, 36, 1.12], ['bolt', 24, 33, 0.95]],
  biolab: [['ground', 32, 58], ['flask', 32, 44, 1], ['sprout', 32, 21, 1.05]],
  concrete_plant: [['ground', 32, 58], ['lorry', 32, 58], ['drum', 31, 47, 1.15]],
  fulfillment_center: [['ground', 32, 58], ['barrow', 25, 58, 1.25], ['parcel', 27, 53, 1.35], ['parcel', 26, 34, 1.1], ['parcel', 50, 58, 0.95]],
  manufactory: [['ground', 32, 58], ['chimney', 49, 40, 1.2], ['smoke', 51, 11, 0.7], ['saw', 34, 58, 1.15], ['gear', 22, 30, 1.25], ['windows', 37, 49, 0.95]],
  mega_factory: [['ground', 32, 58], ['chimney', 14, 36, 1], ['chimney', 30, 36, 1.25], ['chimney', 47, 36, 1], ['smoke', 16, 11, 0.6], ['smoke', 50, 11, 0.6], ['hall', 32, 58, 1.75], ['windows', 20, 41], ['windows', 44, 41], ['windows', 20, 51], ['windows', 44, 51]],
  nuclear_plant: [['ground', 32, 58], ['smoke', 20, 15, 0.95], ['tower', 20, 58, 1.4], ['dome', 45, 58, 1.2], ['radiation', 45, 46, 0.75]],
  recycling_plant: [['ground', 32, 58], ['bin', 32, 58, 0.98], ['chase', 32, 16, 0.9], ['chase', 32, 16, 0.9, 120], ['chase', 32, 16, 0.9, 240]],
  trash_compactor: [['ground', 32, 58], ['press', 32, 58], ['bale', 32, 52, 1.2]],
  warehouse: [['ground', 32, 58], ['gable', 32, 58, 1.05], ['gate', 32, 58, 1.25], ['crate', 26, 58, 0.75], ['crate', 39, 58, 0.75], ['window', 32, 30, 0.8]],

  // Utility.
  black_market: [['ground', 32, 58], ['awning', 30, 58], ['sack', 24, 45, 0.85], ['coin', 38, 41, 0.65], ['moon', 55, 11]],
  foundry: [['ground', 32, 58], ['ladle', 25, 26, 1.05, 24], ['pour', 40, 28], ['mould', 42, 58, 1.2]],
  harvester: [['ground', 32, 58], ['wheat', 57, 58, 1.2], ['wheat', 62, 58], ['tractor', 23, 58, 1.2], ['reel', 42, 48, 0.95]],
  incinerator: [['ground', 32, 58], ['chimney', 43, 30, 1], ['wisp', 43, 6, 0.5], ['furnace', 32, 58, 1.15], ['fire', 32, 58, 1]],
  motherlode: [['ground', 32, 58], ['mountain', 32, 58, 1.05], ['tunnel', 20, 58, 1.05], ['ore', 41, 41, 1.1], ['cart', 38, 54, 1.05]],
  power_plant: [['ground', 32, 58], ['pylon', 23, 58, 1.1], ['bolt', 47, 28, 1.35]],
  refinery: [['ground', 32, 58], ['column', 14, 58, 1.15], ['column', 27, 58, 0.85], ['pipe', 27, 26, 1.2], ['globe', 47, 58, 1.25], ['wisp', 14, 13, 0.7]],

  // Training.
  dojo: [['ground', 32, 58], ['pagoda', 32, 58, 1.05]],
  fitness_center: [['ground', 32, 58], ['kettlebell', 22, 49, 1.25], ['down', 49, 32, 1.5]],
  gymnasium: [['ground', 32, 58], ['lifter', 32, 58, 1.05], ['barbell', 32, 16]],
  temp_agency: [['badge', 26, 40, 1.08], ['turn', 50, 44, 1.25]],

  // Monuments.
  beacon: [['ground', 32, 58], ['rays', 32, 20, 1.1], ['lighthouse', 32, 58, 1.1]],
  megalith: [['ground', 32, 58], ['stone', 15, 58, 1.15], ['stone', 49, 58, 1.15], ['stone', 32, 58, 0.6], ['lintel', 32, 23.5, 1.08]],
  obelisk: [['ground', 32, 58], ['obelisk', 32, 48, 0.95]],

  // Special.
  golem: [['ground', 32, 58], ['golem', 32, 58, 1.02]],
  laboratory: [['ground', 32, 58], ['microscope', 31, 58, 1.15]],
  replicator: [['ground', 32, 58], ['booth', 18, 50, 1], ['booth', 46, 50, 1], ['cube', 18, 30, 1], ['frame', 46, 30, 1]],
  robot: [['ground', 32, 58], ['robot', 32, 58, 1.02]],
  scrap_yard: [['ground', 32, 58], ['crane', 17, 58, 1.08], ['magnet', 43, 33, 0.9], ['scrap', 40, 58, 0.95]],
  solar_array: [['ground', 32, 58], ['sun', 49, 16, 0.95], ['panel', 17, 51, 0.9], ['panel', 42, 51, 1.15]],
}

export const CONTRACTORS: Readonly<Record<string, Picture>> = {
  architect: [['bust', 24, 58, 1.05], ['beret', 24, 24], ['scroll', 46, 50, 0.8], ['compass', 50, 32, 1]],
  electrician: [['bust', 24, 58, 1.05], ['cap', 24, 26], ['plug', 47, 39, 1], ['bolt', 50, 20, 0.8]],
  engineer: [['bust', 24, 58, 1.05], ['helmet', 24, 26], ['gear', 48, 44, 1.15]],
  foreman: [['bust', 22, 58, 1.05], ['helmet', 22, 26], ['horn', 42, 43, 0.78, -12]],
  hired_hands: [['bust', 45, 58, 0.85], ['cap', 45, 32, 0.85], ['bust', 21, 58, 1], ['cap', 21, 28]],
  investor: [['bust', 24, 58, 1.05], ['tophat', 24, 24], ['moustache', 24, 33], ['case', 47, 49, 0.95]],
  miner: [['bust', 24, 58, 1.05], ['helmet', 24, 26], ['lamp', 24, 19, 0.9], ['pick', 47, 35, 0.9, 20]],
  specialist: [['bust', 24, 58, 1.05], ['hair', 24, 27], ['glasses', 24, 31], ['die', 47, 46, 1, -12]],
}

/** What stands for a card that we have no picture of: a data file may have cards of its own. */
const ANY: Record<Kind | 'contractor', Picture> = {
  production: [['ground', 32, 58], ['chimney', 46, 42, 1.1], ['saw', 30, 58, 1.2], ['windows', 30, 49]],
  utility: [['ground', 32, 58], ['tank', 22, 58, 1.3], ['pipe', 32, 30, 1.4], ['tank', 46, 58]],
  training: [['ground', 32, 58], ['hall', 32, 58, 1.5], ['dumbbell', 32, 24]],
  monument: [['ground', 32, 58], ['stone', 32, 58, 1.5]],
  special: [['ground', 32, 58], ['dome', 32, 58, 1.7], ['gear', 32, 26]],
  contractor: [['bust', 32, 58, 1.2], ['cap', 32, 22, 1.1]],
}

const drawn = new Map<Picture, Mark[]>()

/** The picture of a blueprint or contractor. */
export function pictureOf(id: string, kind: Kind | 'contractor'): Mark[] {
  const picture = (kind === 'contractor' ? CONTRACTORS : BLUEPRINTS)[id] ?? ANY[kind]
  const known = drawn.get(picture) ?? marks(picture, PARTS)
  drawn.set(picture, known)
  return known
}
