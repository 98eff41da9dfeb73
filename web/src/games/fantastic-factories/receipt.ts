/** The sums behind points, term by term, with their rules. */

import type { BlueprintView, MachineView, PlayerView } from '../../generated/fantastic-factories'
import type { Receipt } from '../../table/board'
import { t } from '../../words/words.svelte'

type Name = (card: BlueprintView) => string

/** What rule gives a card its points: cards of which several stand have one of their own. */
const RULES: Record<string, string> = { beacon: 'FF-145', obelisk: 'FF-172' }

export function receipt(player: PlayerView, title: string, name: Name): Receipt {
  const built = player.compound.flatMap((group) => group.cards).filter((one) => one.prestige > 0)
  const terms = built.map(({ card, copies, prestige }) => ({ text: copies > 1 ? `${copies} × ${name(card)}` : name(card), points: prestige, rule: RULES[card.id] ?? 'FF-295' }))
  return { title: t('web-factories-points-of', { name: title }), terms: [...terms, { text: t('web-factories-goods-term', { n: player.goods }), points: player.goods, rule: 'FF-295' }] }
}

export function machineReceipt(machine: MachineView): Receipt {
  const monuments = machine.compound.find((group) => group.kind === 'monument')?.count ?? 0
  return {
    title: t('web-factories-points-of', { name: t('web-factories-machine') }),
    terms: [
      { text: t('web-factories-goods-term', { n: machine.goods }), points: machine.goods, rule: 'FF-338' },
      { text: t('web-factories-cards-term', { n: machine.cards }), points: machine.cards, rule: 'FF-338' },
      { text: t('web-factories-monuments-term', { n: monuments }), points: monuments, rule: 'FF-338' },
    ],
  }
}
