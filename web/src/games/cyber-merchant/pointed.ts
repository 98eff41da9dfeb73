/** The pieces that a log line is about. */

import type { Event } from '../../generated/cyber-merchant'

const SEATS = ['seat', 'outbid', 'from', 'to', 'by', 'first']

export function pointedAt(events: readonly Event[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const event of events) {
    const said: Record<string, unknown> = event
    const tracks = [said.corporation, said.one, said.other].filter((one) => typeof one === 'string')
    for (const track of tracks) found.add(`track-${track}`)
    if (typeof said.place === 'number') found.add(`place-${said.place}`)
    // Where a price moved, from and to are its marks.
    for (const key of SEATS) if (typeof said[key] === 'number' && (tracks.length === 0 || key === 'seat')) found.add(`seat-${said[key]}`)
  }
  return found
}
