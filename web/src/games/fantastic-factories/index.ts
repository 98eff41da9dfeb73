import type { Event, View } from '../../generated/fantastic-factories'
import type { BoardModule } from '../../table/board'

export default {
  accent: 'orange',
  parts: {
    take: ['board'], hire: ['board'], wipe: ['board'], copy: ['board', 'mine'],
    discard: ['board', 'mine'], build: ['board', 'mine'],
    die: ['mine'], floor: ['mine'], use: ['mine'], choice: ['mine'], specialist: ['mine'],
  },
  areas: ['board', 'mine', 'others'],
  phase(view) {
    const stage = typeof view.stage === 'string' ? view.stage : 'market'
    return ['web-factories-phase', { round: view.round, stage }]
  },
  figures(view, seat) {
    const player = view.players.find((one) => one.seat === seat)
    if (!player) return []
    return [
      { icon: 'star', label: 'web-points', value: player.score },
      { icon: 'box', label: 'web-factories-goods', value: player.goods },
      { icon: 'metal', label: 'web-factories-metal', value: player.metal },
      { icon: 'energy', label: 'web-factories-energy', value: player.energy },
      { icon: 'hand', label: 'web-cards-in-hand', value: player.hand },
    ]
  },
  word(field, value) {
    if (field === 'kind') return [`factories-kind-${value}`]
    if (field === 'tool') return [`factories-tool-${value}`]
    if (field === 'floor') return [`factories-floor-${value}`]
    if (field === 'id') return [`factories-card-${value}`, `factories-contractor-${value}`]
    return []
  },
  board: () => import('./Board.svelte'),
} satisfies BoardModule<View, Event>
