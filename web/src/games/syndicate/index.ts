import type { Event, View } from '../../generated/syndicate'
import type { BoardModule } from '../../table/board'

export default {
  accent: 'teal',
  phase: (view) => ({ key: 'web-syndicate-phase', args: [['round', { number: view.round }]] }),
  figures(view, seat) {
    const player = view.players[seat]
    if (!player) return []
    return [
      { icon: 'star', label: 'web-points', value: player.vp },
      { icon: 'pawn', label: 'web-syndicate-agents', value: player.agents },
      { icon: 'people', label: 'web-syndicate-assistants', value: player.assistants },
    ]
  },
  word: (field, value) => (field === 'kind' ? [`syndicate-kind-${value.toLowerCase()}`] : []),
} satisfies BoardModule<View, Event>
