/** Words for receipts. */

import { t } from '../../words/words.svelte'
import { fact } from './kinds'
import type { Held } from './ledger'

export function rankWords(key: 'rank' | 'price' | 'earlier', args?: Record<string, number | string>): string {
  if (key === 'rank') return t('web-merchant-why-rank', args)
  return key === 'price' ? t('web-merchant-why-price', args) : t('web-merchant-why-earlier')
}

/** CM-82: the price by which a market paid: what the first rank got. */
export function priceOf(held: Held, fallback: number | null = null): number | null {
  const lowered = held.turned.map(({ line }) => fact(line.event, 'oversupplied')?.to).findLast((price) => price !== undefined)
  return lowered ?? fallback ?? held.paid.find((one) => one.pay.rank === 1)?.pay.crypto ?? null
}
