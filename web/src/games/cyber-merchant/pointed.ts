/** The pieces that a log line is about. */

import type { Event } from '../../generated/cyber-merchant'
import { fact } from './kinds'

export function pointedAt(events: readonly Event[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const event of events) {
    if (typeof event === 'string') continue
    for (const said of Object.values(event) as Record<string, unknown>[]) {
      for (const key of ['seat', 'outbid', 'from', 'to', 'by', 'first', 'caller']) {
        const prices = key === 'from' || key === 'to' ? 'corporation' in said : false
        if (typeof said[key] === 'number' && !prices) found.add(`seat-${said[key]}`)
      }
      if (typeof said.place === 'number') found.add(`place-${said.place}`)
      if (typeof said.corporation === 'string') found.add(`track-${said.corporation}`)
    }
    const swapped = fact(event, 'prices_swapped')
    if (swapped) for (const one of [swapped.one, swapped.other]) found.add(`track-${one}`)
  }
  return found
}
