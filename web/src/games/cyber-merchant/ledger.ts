/** What the log tells about pay: the markets of a round, and where a player's crypto comes from. */

import type { Corporation, View } from '../../generated/cyber-merchant'
import type { Receipt } from '../../table/board'
import { fact, type Fact, type Told } from './kinds'

/** A market that was held: the lines that turned up cards, and what it paid. */
export interface Held {
  round: number
  caller: number
  corporation: Corporation
  turned: { seat: number; line: Told }[]
  paid: { pay: Fact<'paid'>; line: Told }[]
}

/** All markets, oldest first. A round that begins again was taken back. */
export function marketsOf(told: readonly Told[]): Held[] {
  let held: Held[] = []
  let round = 0
  let open: Held | null = null
  for (const line of told) {
    const began = fact(line.event, 'round_began')
    if (began) {
      round = began.round
      held = held.filter((one) => one.round < round)
      open = null
    }
    const opened = fact(line.event, 'market_opened')
    if (opened) {
      held = held.filter((one) => one.round !== round || one.corporation !== opened.corporation)
      open = { round, caller: opened.seat, corporation: opened.corporation, turned: [{ seat: opened.seat, line }], paid: [] }
      held.push(open)
    }
    const turned = fact(line.event, 'oversupplied') ?? fact(line.event, 'added')
    if (turned && turned.cards.length > 0) open?.turned.push({ seat: turned.seat, line })
    const pay = fact(line.event, 'paid')
    if (pay) open?.paid.push({ pay, line })
  }
  return held
}

/** The markets of this round that are over, as far as the view has come; at the end all there were. */
export function closedMarkets(told: readonly Told[], view: View): Held[] {
  if (!['market', 'credits', 'over'].includes(view.stage.kind)) return []
  const own = marketsOf(told).filter((one) => view.stage.kind === 'over' || one.round === view.round)
  const at = view.market ? own.findIndex((one) => one.corporation === view.market?.corporation) : -1
  return (at < 0 ? own : own.slice(0, at)).filter((one) => one.paid.length > 0)
}

type Say = (line: Told) => string
type Word = (key: 'rank' | 'price' | 'earlier', args?: Record<string, number | string>) => string

/** Why a market paid what it paid to one player. */
export function payReceipt(title: string, held: Held, seat: number, price: number | null, say: Say, word: Word): Receipt {
  const pay = held.paid.find((one) => one.pay.seat === seat)?.pay
  const turned = held.turned.filter((one) => one.seat === seat).map(({ line }) => ({ text: say(line), rule: 'CM-88' }))
  if (!pay) return { title, terms: turned }
  const higher = held.paid.filter((one) => one.pay.sum > pay.sum).length
  return {
    title,
    terms: [
      ...turned,
      { text: word('rank', { rank: pay.rank, sum: pay.sum, higher }), rule: 'CM-90' },
      ...(price === null ? [] : [{ text: word('price', { price }), rule: 'CM-82' }]),
      ...held.paid.filter((one) => one.pay.seat === seat).map(({ line }) => ({ text: say(line), points: pay.crypto, rule: 'CM-91' })),
    ],
  }
}

/** Where a player's crypto comes from and where it went: every pay and every exchange. */
export function cryptoReceipt(title: string, told: readonly Told[], seat: number, crypto: number, say: Say, word: Word): Receipt {
  const markets = new Set(marketsOf(told).flatMap((one) => one.paid.map(({ line }) => line)))
  const terms: Receipt['terms'] = []
  for (const line of told) {
    const pay = fact(line.event, 'paid')
    if (pay?.seat === seat && markets.has(line)) terms.push({ text: say(line), points: pay.crypto, rule: 'CM-91' })
    const exchanged = fact(line.event, 'exchanged')
    if (exchanged?.seat === seat && exchanged.crypto > 0) terms.push({ text: say(line), points: -exchanged.crypto, rule: 'CM-96' })
  }
  const rest = crypto - terms.reduce((sum, term) => sum + (term.points ?? 0), 0)
  if (rest !== 0 || terms.length === 0) terms.push({ text: word('earlier'), points: rest, rule: 'CM-12' })
  return { title, terms }
}
