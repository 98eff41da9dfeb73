/** Sums behind the points on the board, term by term, each with its rule. */

import type { PlayerView, PluggedView } from '../../generated/syndicate'
import type { Receipt } from '../../table/board'
import { t, words } from '../../words/words.svelte'
import { conditionPhrase, KIND_RULE, kindKey } from './condition'
import type { Shown } from './story'

type Terms = Receipt['terms']

function robotTerm(plugged: PluggedView, place: number, dice: readonly number[]): Terms[number] {
  const phrase = conditionPhrase(plugged.card)
  const condition = phrase ? words.say(phrase) : plugged.card.condition
  const text = t('web-syndicate-robot-term', { place, kind: t(kindKey(plugged.card.kind)), l: dice[place - 1] ?? 0, r: dice[place] ?? 0, condition })
  return { text, points: plugged.pays, rule: KIND_RULE[plugged.card.kind] }
}

export function robotReceipt(plugged: PluggedView, place: number, player: PlayerView): Receipt {
  return { title: t('web-syndicate-pays-now', { n: plugged.pays }), terms: [robotTerm(plugged, place, player.dice)] }
}

function typeTerms(player: PlayerView): Terms {
  return player.types
    .filter((type) => type.investors > 0 || type.robots > 0)
    .map((type) => ({
      text: t('web-syndicate-type-term', { kind: t(kindKey(type.kind)), investors: type.investors, robots: type.robots }),
      points: type.investors * type.robots,
      rule: 'SYN-86',
    }))
}

/** What the investors would pay for the pile as it stands. */
export function investorsReceipt(player: PlayerView, name: string): Receipt {
  const terms = typeTerms(player)
  const plugged = player.network.filter(Boolean).length
  if (plugged > 0) terms.push({ text: t('web-syndicate-plugged-later', { n: plugged }), rule: 'SYN-71' })
  return { title: t('web-syndicate-investors-of', { name }), terms }
}

/** What a player has, and what he would get as things stand. */
export function pointsReceipt(player: PlayerView, name: string, over: boolean): Receipt {
  const terms: Terms = [{ text: t('web-syndicate-scored'), points: player.vp }]
  if (!over) {
    player.network.forEach((plugged, at) => {
      if (plugged) terms.push(robotTerm(plugged, at + 1, player.dice))
    })
    terms.push(...typeTerms(player))
  }
  return { title: over ? t('web-points-of', { name }) : t('web-syndicate-outlook-of', { name }), terms }
}

/** Who would win an investor, and why. */
export function investorReceipt(view: Shown, position: number, names: readonly string[]): Receipt {
  const investor = view.investors[position - 1]
  const kind = investor?.kind ? t(kindKey(investor.kind)) : t('web-syndicate-investor-gone')
  const terms: Terms = []
  const influence = investor?.influence ?? []
  const ranked = view.order.filter((seat) => (influence[seat]?.[0] ?? 0) > 0).sort((a, b) => Number(b === investor?.first) - Number(a === investor?.first) || Number(b === investor?.second) - Number(a === investor?.second))
  for (const seat of ranked) {
    const [total, agents] = influence[seat] ?? [0, 0]
    const args = { name: names[seat] ?? '', total, agents }
    if (investor?.kind && seat === investor.first) terms.push({ text: t('web-syndicate-influence-first', args), rule: 'SYN-73' })
    else if (investor?.kind && seat === investor.second) terms.push({ text: t('web-syndicate-influence-second', args), points: 1, rule: 'SYN-76' })
    else terms.push({ text: t('web-syndicate-influence', args) })
  }
  if (terms.length === 0) terms.push({ text: t('web-syndicate-influence-none'), rule: 'SYN-77' })
  else terms.push({ text: t('web-syndicate-ties'), rule: 'SYN-74' })
  return { title: `I${position} · ${kind}`, terms }
}
