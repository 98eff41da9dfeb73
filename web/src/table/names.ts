/** What those who sit at a table are called. */

import type { SeatInfo } from '../generated/wire'
import { words } from '../words/words.svelte'
import { botName } from './terms'

/** What a seat's player is called: a person by name, a bot by its strength. */
export function called(seat: SeatInfo): string | null {
  if (seat.name) return seat.name
  return seat.bot ? words.t('web-bot-name', { bot: botName(seat.bot) }) : null
}

/** What all are called; those who would be called the same, such as bots of one strength, by their seats as well. */
export function calledAll(seats: readonly SeatInfo[]): (string | null)[] {
  const names = seats.map(called)
  return names.map((name, index) => (name !== null && names.indexOf(name) !== names.lastIndexOf(name) ? `${name} ${(seats[index]?.seat ?? index) + 1}` : name))
}
