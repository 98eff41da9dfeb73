/** What those who sit at a table are called. */

import type { SeatInfo } from '../generated/wire'
import { words } from '../words/words.svelte'
import { botName } from './terms'

/** What a seat's player is called: a person by name, a bot by its strength. */
export function called(seat: SeatInfo): string | null {
  if (seat.name) return seat.name
  return seat.bot ? words.t('web-bot-name', { bot: botName(seat.bot) }) : null
}

/**
 * What all are called; those who would be called the same, such as bots of one strength, by their seats as well. After
 * them the seat that the rules of a game play themselves, if it has one.
 */
export function calledAll(seats: readonly SeatInfo[], game = ''): (string | null)[] {
  const names = seats.map(called)
  const own = names.map((name, index) => (name !== null && names.indexOf(name) !== names.lastIndexOf(name) ? `${name} ${(seats[index]?.seat ?? index) + 1}` : name))
  return words.has(`seat-beyond-${game}`) ? [...own, words.t(`seat-beyond-${game}`)] : own
}
