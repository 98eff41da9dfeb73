/** Sums behind the points on the board, term by term, each with its rule. */

import type { Kind, PlayerView, PluggedView } from '../../generated/syndicate'
import type { Receipt } from '../../table/board'
import { t } from '../../words/words.svelte'
import type { Desk } from './desk.svelte'

type Terms = Receipt['terms']

export const kindKey = (kind: Kind): string => `syndicate-kind-${kind}`

/** The rule by which robots of a type pay. */
const KIND_RULE: Record<Kind, string> = { information: 'SYN-64', service: 'SYN-68', transport: 'SYN-65', defence: 'SYN-67', industry: 'SYN-66' }

function robotTerm(desk: Desk, { card, pays }: PluggedView, place: number, dice: readonly number[]): Terms[number] {
  const { kind } = desk.robot(card)
  const text = t('web-syndicate-robot-term', { place, kind: t(kindKey(kind)), l: dice[place - 1] ?? 0, r: dice[place] ?? 0, condition: desk.asks(card) })
  return { text, points: pays, rule: KIND_RULE[kind] }
}

export function robotReceipt(desk: Desk, plugged: PluggedView, place: number, player: PlayerView): Receipt {
  return { title: t('web-syndicate-pays-now', { n: plugged.pays }), terms: [robotTerm(desk, plugged, place, player.dice)] }
}

function typeTerms(desk: Desk, player: PlayerView): Terms {
  const terms = player.types.map(([investors, robots], at) => {
    const text = t('web-syndicate-type-term', { kind: t(kindKey(desk.table.printed.kinds[at]!)), investors, robots })
    return { text, points: investors * robots, rule: 'SYN-86', some: investors > 0 || robots > 0 }
  })
  return terms.filter(({ some }) => some)
}

/** What the investors would pay for the pile as it stands. */
export function investorsReceipt(desk: Desk, player: PlayerView, name: string): Receipt {
  const terms = typeTerms(desk, player)
  const plugged = player.network.filter(Boolean).length
  if (plugged > 0) terms.push({ text: t('web-syndicate-plugged-later', { n: plugged }), rule: 'SYN-71' })
  return { title: t('web-syndicate-investors-of', { name }), terms }
}

/** What a player has, and what they would get as things stand. */
export function pointsReceipt(desk: Desk, player: PlayerView, name: string): Receipt {
  const scored = { text: t('web-syndicate-scored'), points: player.vp }
  if (desk.view.stage.kind === 'over') return { title: t('web-points-of', { name }), terms: [scored] }
  const robots = player.network.flatMap((plugged, at) => (plugged ? [robotTerm(desk, plugged, at + 1, player.dice)] : []))
  return { title: t('web-syndicate-outlook-of', { name }), terms: [scored, ...robots, ...typeTerms(desk, player)] }
}

/** Who would win an investor, and why. */
export function investorReceipt(desk: Desk, position: number): Receipt {
  const kind = desk.view.investors[position - 1] ?? null
  const terms: Terms = (desk.view.rankings[position - 1] ?? []).map(([seat, total, agents], rank) => {
    const args = { name: desk.name(seat), total, agents }
    if (kind && rank === 0) return { text: t('web-syndicate-influence-first', args), rule: 'SYN-73' }
    if (kind && rank === 1) return { text: t('web-syndicate-influence-second', args), points: 1, rule: 'SYN-76' }
    return { text: t('web-syndicate-influence', args) }
  })
  if (terms.length === 0) terms.push({ text: t('web-syndicate-influence-none'), rule: 'SYN-77' })
  else terms.push({ text: t('web-syndicate-ties'), rule: 'SYN-74' })
  return { title: `I${position} · ${kind ? t(kindKey(kind)) : t('web-syndicate-investor-gone')}`, terms }
}
