import type { CardView, Event, View } from '../../generated/cyber-merchant'
import type { Arg, Phrase } from '../../generated/kernel'
import type { BoardModule } from '../../table/board'

export default {
  accent: 'violet',
  parts: {
    place: ['board'], mark: ['board'], price: ['board'], up: ['board'], down: ['board'], swap: ['board'], crypto: ['board'],
    trick: ['board', 'mine'], card: ['board', 'mine'], first: ['board', 'mine'], second: ['board', 'mine'], third: ['board', 'mine'], victim: ['board', 'others'], withdraw: ['board'],
  },
  areas: ['board', 'mine', 'others'],
  board: () => import('./Board.svelte'),
  phase: (view) => ({
    key: 'web-merchant-phase',
    args: [
      ['round', { number: view.round }],
      ['rounds', { number: view.limits.rounds }],
      ['stage', { text: view.stage.kind }],
      ['auction', { number: view.auction }],
    ],
  }),
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
    const card = value as Partial<CardView>
    if (field === 'market' || typeof card.title !== 'string' || typeof card.count !== 'number') return null
    const title: [string, Arg] = ['title', { text: card.title }]
    const one: Phrase = card.corporation ? { key: 'merchant-share', args: [title, ['value', { number: card.value ?? 0 }]] } : { key: 'merchant-trick', args: [title] }
    return card.count > 1 ? { key: 'merchant-several', args: [['n', { number: card.count }], ['card', { phrase: one }]] } : one
  },
} satisfies BoardModule<View, Event>
