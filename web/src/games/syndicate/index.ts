import type { Event, Foresight, Printed, View } from '../../generated/syndicate'
import type { BoardModule } from '../../table/board'

export default {
  accent: 'teal',
  minutes: [30, 60],
  parts: { slot: ['board'], sent: ['board'], place: ['board', 'mine'], left: ['board', 'mine'], right: ['board', 'mine'], pass: ['board', 'mine'] },
  areas: ['board', 'mine', 'others'],
  phase: (view) => ['web-syndicate-phase', { round: view.round }],
  purpose: (view) => ['syndicate-purpose', { stage: view.stage.kind }],
  figures(view, seat) {
    const player = view.players[seat]
    if (!player) return []
    return [
      { icon: 'star', label: 'web-points', value: player.vp },
      { icon: 'pawn', label: 'web-syndicate-agents', value: player.agents },
      { icon: 'people', label: 'web-syndicate-assistants', value: player.assistants },
    ]
  },
  sounds: {
    agent_placed: 'place', card_laid: 'card', plugged_in: 'card', dice_rolled: 'roll', calibrated: 'place', passed: 'place', order_drawn: 'card',
    robot_scored: 'take', investor_won: 'take', investors_paid: 'take', round_ended: 'round',
  },
  board: () => import('./Board.svelte'),
  seats: ['on_turn', 'passed'],
  pieces: { factory: 'robot', card: 'robot', discard: 'robot', pile: 'robot' },
  word: (field, value) => (field === 'kind' ? [`syndicate-kind-${value}`] : []),
} satisfies BoardModule<View, Event, Foresight, Printed>
