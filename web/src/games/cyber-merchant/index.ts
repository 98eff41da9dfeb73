import type { CardView, Event, View } from '../../generated/cyber-merchant'
import type { Phrase } from '../../generated/kernel'
import type { BoardModule } from '../../table/board'
import { isObject } from '../../table/plain'

export default {
  accent: 'violet',
  parts: {
    place: ['board'], mark: ['board'], price: ['board'], up: ['board'], down: ['board'], swap: ['board'], crypto: ['board'],
    trick: ['board', 'mine'], card: ['board', 'mine'], first: ['board', 'mine'], second: ['board', 'mine'], third: ['board', 'mine'], victim: ['board', 'others'], withdraw: ['board'],
  },
  areas: ['board', 'mine', 'others'],
  board: () => import('./Board.svelte'),
  phase: (view) => ['web-merchant-phase', { round: view.round, rounds: view.limits.rounds, stage: view.stage.kind, auction: view.auction }],
  figures(view, seat) {
    const player = view.players.find((one) => one.seat === seat)
    if (!player) return []
    return [
      { icon: 'crypto', label: 'web-merchant-crypto', value: player.crypto },
      { icon: 'credits', label: 'web-merchant-credits', value: player.cash },
      { icon: 'hand', label: 'web-cards-in-hand', value: player.cards },
    ]
  },
  brief(field, value) {
    const card = (isObject(value) ? value : {}) as Partial<CardView>
    const { title } = card
    if (field === 'market' || typeof title !== 'string' || typeof card.count !== 'number') return null
    const one: Phrase = card.corporation ? ['merchant-share', { title, value: card.value ?? 0 }] : ['merchant-trick', { title }]
    return card.count > 1 ? ['merchant-several', { n: card.count, card: one }] : one
  },
} satisfies BoardModule<View, Event>
