import type { Colour, Event, Foresight, Printed, View } from '../../generated/dei'
import type { Phrase } from '../../generated/kernel'
import type { BoardModule } from '../../table/board'
import { brief, key, placeOf } from './brief'

/** What the words of the view are: the messages `dei-<kind>-<word>`. */
const WORDS = ['faction', 'drone', 'colour', 'market', 'advantage', 'gear', 'by']

const TONES: Record<Colour, string> = {
  tactical: 'light-dark(oklch(50% 0.17 25), oklch(72% 0.15 25))',
  logistic: 'light-dark(oklch(48% 0.13 250), oklch(74% 0.12 245))',
  mechanical: 'light-dark(oklch(48% 0.12 145), oklch(76% 0.14 145))',
  gear: 'light-dark(oklch(49% 0.17 315), oklch(76% 0.13 315))',
}

/** What is done first of all, by the part that says where or with which card. */
const DEEDS: Record<string, string> = { card: 'play', down: 'down', enlist: 'enlist', from: 'move', collect: 'collect', build: 'build', kill: 'kill', copy: 'copy', drone: 'drone', exchange_for_energy: 'exchange' }

export default {
  accent: 'rust',
  minutes: [60, 120],
  phase: (view) => ['web-dei-phase', { round: view.round, moment: view.moment }],
  purpose: (view) => ['dei-purpose', { moment: view.moment }],
  figures(view, seat) {
    const player = view.players[seat]
    if (!player) return []
    const { technology, energy, candies } = player.store
    return [
      { icon: 'star', label: 'plain-field-supplies', value: player.supplies },
      { icon: 'cog', label: 'plain-field-dei-technology', value: technology },
      { icon: 'energy', label: 'plain-field-dei-energy', value: energy },
      { icon: 'candy', label: 'plain-field-candies', value: candies },
      ...player.cubes.map(([colour, value]) => ({ icon: 'cube' as const, label: `web-dei-cubes-${colour}`, value, tone: TONES[colour] })),
    ]
  },
  role: (view, seat) => (view.players[seat] ? [key('faction', view.players[seat].faction)] : null),
  lead: ['regions'],
  dense: ['regions'],
  seats: ['actor', 'majority', 'supremacy', 'marks'],
  word: (_, value) => WORDS.map((kind) => key(kind, value)),
  brief,
  group({ part, value }, printed): Phrase | null {
    if (part === 'to') {
      const { roof, row } = placeOf(value)
      return [roof ? 'web-dei-roofs' : 'web-dei-courtyards', { n: row }]
    }
    if (part === 'advantage') return [key('colour', printed.advantages[value - 1]?.colour ?? '')]
    return DEEDS[part] === undefined ? null : [`web-dei-do-${DEEDS[part]}`]
  },
} satisfies BoardModule<View, Event, Foresight, Printed>
