import type { Event, Foresight, Printed, View } from '../../generated/fantastic-factories'
import type { BoardModule } from '../../table/board'
import { brief } from './brief'

export default {
  accent: 'orange',
  minutes: [30, 60],
  parts: {
    take: ['board'], hire: ['board'], wipe: ['board'], copy: ['board', 'mine'],
    discard: ['board', 'mine'], build: ['board', 'mine'],
    die: ['mine'], floor: ['mine'], use: ['mine'], choice: ['mine'], specialist: ['mine'],
  },
  areas: ['board', 'mine', 'others'],
  phase: (view) => ['web-factories-phase', { round: view.round, stage: view.stage }],
  purpose: (view) => ['factories-purpose', { stage: view.stage }],
  tally: (view) => [
    ...view.players.flatMap(({ goods, score }, seat) => [{ kind: 'factories-points-goods', seat, amount: goods }, { kind: 'factories-points-buildings', seat, amount: score - goods }]),
    ...(view.machine ? [{ kind: 'factories-points-machine', seat: view.players.length, amount: view.machine.score }] : []),
  ],
  figures(view, seat) {
    const player = view.players[seat]
    if (!player) return []
    return [
      { icon: 'star', label: 'web-points', value: player.score },
      { icon: 'box', label: 'web-factories-goods', value: player.goods },
      { icon: 'metal', label: 'web-factories-metal', value: player.metal },
      { icon: 'energy', label: 'web-factories-energy', value: player.energy },
      { icon: 'hand', label: 'web-cards-in-hand', value: player.hand },
    ]
  },
  pieces: {
    blueprints: 'blueprint', discarded_blueprints: 'blueprint', built: 'blueprint', used: 'blueprint', fresh: 'blueprint', known: 'blueprint',
    cards: 'blueprint', buildable: 'blueprint', barred: 'blueprint', spare: 'blueprint',
    contractors: 'contractor', discarded_contractors: 'contractor',
  },
  brief,
  word: (field, value) => (field === 'tools' ? [`factories-tool-${value}`] : []),
  sounds: {
    took: 'card', drew: 'card', blueprint_laid: 'card', discarded_down: 'card', revealed: 'card', hired: 'pay', built: 'place', engineer_built: 'place', placed: 'place', trained: 'place',
    activated: 'place', specialist_taken: 'place', rolled: 'roll', rerolled: 'roll', extra_die: 'roll', machine_rolled: 'roll', gained: 'take', machine_gained: 'take', machine_got: 'card', round_began: 'round',
  },
  board: () => import('./Board.svelte'),
} satisfies BoardModule<View, Event, Foresight, Printed>
