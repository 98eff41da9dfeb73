import type { Event, Foresight, Printed, View } from '../../generated/cyber-merchant'
import type { BoardModule } from '../../table/board'
import { stackPhrase } from './cards'

/** The fields of the view that are cards, counted. */
const CARDS = ['cards', 'discard', 'shown', 'sealed', 'commitment', 'certain', 'possible']

export default {
  accent: 'violet',
  minutes: [40, 60],
  parts: {
    place: ['board'], mark: ['board'], price: ['board'], up: ['board'], down: ['board'], swap: ['board'], crypto: ['board'],
    trick: ['board', 'mine'], card: ['board', 'mine'], first: ['board', 'mine'], second: ['board', 'mine'], third: ['board', 'mine'], victim: ['others'], withdraw: ['board'],
  },
  areas: ['board', 'mine', 'others'],
  sounds: {
    bid_placed: 'place', withdrew: 'card', lot_bought: 'pay', lot_laid: 'card', trick_played: 'card', price_moved: 'place', prices_swapped: 'place', stolen: 'card', given: 'card',
    sealed: 'card', committed: 'card', token_turned: 'place', added: 'card', paid: 'take', exchanged: 'pay', round_began: 'round',
  },
  board: () => import('./Board.svelte'),
  phase: (view, printed) => ['web-merchant-phase', { round: view.round, rounds: printed.table.rounds, stage: view.stage.kind, auction: view.auction }],
  purpose: (view) => ['merchant-purpose', { stage: view.stage.kind }],
  figures(view, seat) {
    const player = view.players[seat]
    if (!player) return []
    return [
      { icon: 'crypto', label: 'web-merchant-crypto', value: player.crypto },
      { icon: 'credits', label: 'web-merchant-credits', value: player.cash },
      { icon: 'hand', label: 'web-cards-in-hand', value: player.cards },
    ]
  },
  seats: ['turn', 'caller'],
  pieces: { card: 'card' },
  brief(field, value, printed) {
    if (field === 'prices' && Array.isArray(value)) return ['merchant-prices', { prices: { list: value.map((price, track) => ['merchant-step-track', { corporation: printed.corporations[track] ?? '', price: Number(price) }]) } }]
    const [kind, count] = CARDS.includes(field) && Array.isArray(value) ? value : []
    return typeof kind === 'number' && typeof count === 'number' ? stackPhrase([kind, count]) : null
  },
} satisfies BoardModule<View, Event, Foresight, Printed>
