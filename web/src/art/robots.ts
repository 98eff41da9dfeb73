/** The robots of Syndicate: their type gives head, chest and tool; no two of the sixty are alike. */

import type { Kind } from '../generated/syndicate'
import { marks, type Drawing, type Mark } from './draw'
import { PARTS, type PartName } from './robotParts'

interface Family {
  chest: PartName
  bodies: readonly PartName[]
  bases: readonly PartName[]
  heads: readonly PartName[]
  tools: readonly PartName[]
}

const FAMILIES: Record<Kind, Family> = {
  information: { chest: 'screen', bodies: ['square', 'wide'], bases: ['legs', 'wheel', 'hover'], heads: ['tv', 'dish', 'lens'], tools: ['letter', 'waves', 'magnifier', 'tablet'] },
  service: { chest: 'bow', bodies: ['round', 'square'], bases: ['skirt', 'wheel', 'legs'], heads: ['smile', 'chef', 'bell'], tools: ['cloche', 'broom', 'flower', 'cup'] },
  transport: { chest: 'load', bodies: ['square', 'wide'], bases: ['tracks', 'wheels', 'hover'], heads: ['cab', 'stalks', 'siren'], tools: ['crates', 'case', 'fork', 'balloon'] },
  defence: { chest: 'plate', bodies: ['wide', 'round'], bases: ['boots', 'tracks', 'skirt'], heads: ['visor', 'plume', 'turret'], tools: ['shield', 'lock', 'beam', 'baton'] },
  industry: { chest: 'gauge', bodies: ['wide', 'square'], bases: ['bench', 'legs', 'wheels'], heads: ['hardhat', 'mask', 'funnel'], tools: ['gear', 'hammer', 'drill', 'torch'] },
}

/** The parts of a robot: the twelve of a type go through its four tools, and change their heads after each round of them. */
export function partsOf(name: string, kind: Kind): Drawing<PartName> {
  const { chest, bodies, bases, heads, tools } = FAMILIES[kind]
  const number = Math.max(0, (Number.parseInt(name.replace(/\D/g, ''), 10) || 1) - 1) % (heads.length * tools.length)
  const at = <T>(list: readonly T[], n: number): T => list[n % list.length]!
  const [turn, round] = [number % tools.length, Math.floor(number / tools.length)]
  return [
    ['ground', 32, 60], ['armLeft', 25, 48], ['armRight', 25, 48],
    [at(bases, turn + 2 * round), 25, 60], [at(bodies, turn + round), 25, 48.5], [chest, 25, 48.5], [at(heads, turn + round), 25, 31.5], [at(tools, turn), 50, 42],
  ]
}

export const robotOf = (name: string, kind: Kind): Mark[] => marks(partsOf(name, kind), PARTS)
