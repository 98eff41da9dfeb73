/** Which sounds go with what is shown. */

import type { SoundName } from '../shell/sounds'
import type { Wire } from '../api/types'
import type { BoardModule } from './board'
import type { Moment } from './stage.svelte'

/** What is heard of the line that led to a moment; of what was skipped, nothing. */
export function soundOf(moment: Pick<Moment, 'told'> | null, module: BoardModule): SoundName | null {
  const kind = (moment?.told?.event as { kind?: string } | null | undefined)?.kind
  return (kind && module.sounds?.[kind]) || null
}

/** What is heard at the end of a game, by whoever sits at this seat. */
export function soundOfEnd(info: Pick<Wire.TableInfo, 'ending'>, seat: number | null): SoundName {
  return seat !== null && info.ending?.standings[seat]?.rank === 1 ? 'win' : 'over'
}
