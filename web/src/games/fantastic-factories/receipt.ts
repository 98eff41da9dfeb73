/** The sums behind points, term by term, with their rules. */

import type { MachineView, PlayerView } from '../../generated/fantastic-factories'
import type { Receipt } from '../../table/board'
import { t, words } from '../../words/words.svelte'
import { counted, worth } from './cards'
import type { Desk } from './desk.svelte'

/** What rule gives a card its points: cards of which several stand have one of their own. */
const RULES: Record<string, string> = { beacon: 'FF-145', obelisk: 'FF-172' }

const goods = (n: number, rule: string) => ({ text: t('web-factories-goods-term', { n }), points: n, rule })

export function receipt(desk: Desk, player: PlayerView, title: string): Receipt {
  const built = counted(player.built.map((number) => desk.card(number))).map(({ card, copies }) => {
    const name = words.say(card.name)
    return { text: copies > 1 ? `${copies} × ${name}` : name, points: worth(card, copies), rule: RULES[card.id] ?? 'FF-295' }
  })
  return { title: t('web-factories-points-of', { name: title }), terms: [...built.filter((term) => term.points > 0), goods(player.goods, 'FF-295')] }
}

export function machineReceipt(desk: Desk, machine: MachineView): Receipt {
  const monuments = machine.cards.filter((number) => desk.card(number).kind === 'monument').length
  const term = (text: string, points: number) => ({ text, points, rule: 'FF-338' })
  return {
    title: t('web-factories-points-of', { name: t('web-factories-machine') }),
    terms: [
      goods(machine.goods, 'FF-338'),
      term(t('web-factories-cards-term', { n: machine.cards.length }), machine.cards.length),
      term(t('web-factories-monuments-term', { n: monuments }), monuments),
    ],
  }
}
