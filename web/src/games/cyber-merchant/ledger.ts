/** What the log tells about pay: the markets of a round, and where a player's crypto comes from. */

import type { Corporation, View } from '../../generated/cyber-merchant'
import type { Receipt } from '../../table/board'
import { t } from '../../words/words.svelte'
import { marketOf, type Of, type Told } from './kinds'

/** A market that was held: the lines that turned up cards, what it paid, and the price by which it did (CM-82). */
export interface Held {
  round: number
  caller: number
  corporation: Corporation
  turned: { seat: number; line: Told }[]
  paid: { pay: Of<'paid'>; line: Told }[]
  price: number | null
}

/** All markets, oldest first. A round that begins again was taken back. */
export function marketsOf(told: readonly Told[]): Held[] {
  let held: Held[] = []
  let round = 0
  for (const line of told) {
    const { event } = line
    const open = held.at(-1)
    if (event.kind === 'round_began') {
      round = event.round
      held = held.filter((one) => one.round < round)
    } else if (event.kind === 'market_opened') {
      held = held.filter((one) => one.round !== round || one.corporation !== event.corporation)
      held.push({ round, caller: event.seat, corporation: event.corporation, turned: [{ seat: event.seat, line }], paid: [], price: null })
    } else if (event.kind === 'oversupplied' || event.kind === 'added') {
      if (event.cards.length > 0) open?.turned.push({ seat: event.seat, line })
      if (event.kind === 'oversupplied' && open) open.price = event.to
    } else if (event.kind === 'paid' && open) {
      open.paid.push({ pay: event, line })
      if (event.rank === 1) open.price ??= event.crypto
    }
  }
  return held
}

/** The markets of this round that are over, as far as the view has come; at the end all there were. */
export function closedMarkets(told: readonly Told[], view: View): Held[] {
  if (!['market', 'credits', 'over'].includes(view.stage.kind)) return []
  const own = marketsOf(told).filter((one) => view.stage.kind === 'over' || one.round === view.round)
  const at = own.findIndex((one) => one.corporation === marketOf(view)?.corporation)
  return (at < 0 ? own : own.slice(0, at)).filter((one) => one.paid.length > 0)
}

type Say = (line: Told) => string

/** Why a market paid what it paid to one player. */
export function payReceipt(title: string, held: Held, seat: number, say: Say): Receipt {
  const terms: Receipt['terms'] = held.turned.filter((one) => one.seat === seat).map(({ line }) => ({ text: say(line), rule: 'CM-88' }))
  for (const { pay, line } of held.paid.filter((one) => one.pay.seat === seat)) {
    const higher = held.paid.filter((one) => one.pay.sum > pay.sum).length
    terms.push({ text: t('web-merchant-why-rank', { rank: pay.rank, sum: pay.sum, higher }), rule: 'CM-90' })
    if (held.price !== null) terms.push({ text: t('web-merchant-why-price', { price: held.price }), rule: 'CM-82' })
    terms.push({ text: say(line), points: pay.crypto, rule: 'CM-91' })
  }
  return { title, terms }
}

/** Where a player's crypto comes from and where it went: every pay and every exchange. */
export function cryptoReceipt(title: string, told: readonly Told[], seat: number, crypto: number, say: Say): Receipt {
  const markets = new Set(marketsOf(told).flatMap((one) => one.paid.map(({ line }) => line)))
  const terms: Receipt['terms'] = []
  for (const line of told) {
    const { event } = line
    if (event.kind === 'paid' && event.seat === seat && markets.has(line)) terms.push({ text: say(line), points: event.crypto, rule: 'CM-91' })
    if (event.kind === 'exchanged' && event.seat === seat && event.crypto > 0) terms.push({ text: say(line), points: -event.crypto, rule: 'CM-96' })
  }
  const rest = crypto - terms.reduce((sum, term) => sum + (term.points ?? 0), 0)
  if (rest !== 0 || terms.length === 0) terms.push({ text: t('web-merchant-why-earlier'), points: rest, rule: 'CM-12' })
  return { title, terms }
}
