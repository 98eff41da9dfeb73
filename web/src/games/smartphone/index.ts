import type { Event, Foresight, Layout, Printed, View } from '../../generated/smartphone'
import type { BoardModule } from '../../table/board'
import { isObject } from '../../table/plain'
import { brief, tile } from './brief'
import { factsOf, placed } from './plan'

/** What the words of the view are: the messages `smartphone-<kind>-<word>`. */
const WORDS = ['region', 'technology', 'company', 'symbol', 'power', 'pad', 'side']

export default {
  accent: 'blue',
  minutes: [60, 90],
  phase: (view) => ['web-smartphone-phase', { round: view.round, phase: view.phase }],
  purpose: (view) => ['smartphone-purpose', { phase: view.phase }],
  figures(view, seat) {
    const player = view.players[seat]
    if (!player) return []
    return [
      { icon: 'star', label: 'web-points', value: player.vp },
      { icon: 'coin', label: 'web-smartphone-price', value: player.price },
      { icon: 'box', label: 'web-smartphone-goods', value: player.goods },
      ...(player.progress ? [{ icon: 'settings' as const, label: 'web-smartphone-progress', value: player.progress }] : []),
    ]
  },
  seats: ['turn', 'patent', 'offices', 'served', 'reserved', 'directors', 'controlled', 'taken', 'declined'],
  word: (field, value) => (field === 'phase' ? [] : WORDS.map((kind) => `smartphone-${kind}-${value.replaceAll('_', '-')}`)),
  brief,
  group({ part, value }, printed) {
    if (part !== 'tile') return null
    const { tile: number, between } = placed(value, printed)
    return [between ? 'web-smartphone-between' : 'web-smartphone-on-top', { tile: tile(number, printed) }]
  },
  sketch: {
    parts: ['lower', 'upper', 'turn', 'at', 'tile'],
    facts: (field, value) => ((field === 'plan' || field === 'sealed') && isObject(value) ? factsOf(value as unknown as Layout) : null),
    load: () => import('./Sketch.svelte'),
  },
} satisfies BoardModule<View, Event, Foresight, Printed>
