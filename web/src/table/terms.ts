/** What was agreed at a table, in words. */

import type { ClockPlan, GameInfo, GameOption, Lapse, Spectators, TableInfo, Visibility } from '../generated/wire'
import { t, words } from '../words/words.svelte'

export function clockText(clock: ClockPlan): string {
  if (clock === 'none') return t('web-clock-none')
  if ('live' in clock) return t('web-clock-live', { minutes: Math.round((clock.live.budget / 60) * 10) / 10, seconds: clock.live.increment })
  return t('web-clock-each', { days: clock.days.each })
}

export function lapseText(lapse: Lapse): string {
  return lapse === 'end' ? t('web-lapse-end') : t('web-lapse-bot', { bot: botName(lapse.bot) })
}

export function spectatorsText(spectators: Spectators): string {
  if (spectators === 'welcome') return t('web-spectators-welcome')
  if (spectators === 'refused') return t('web-spectators-refused')
  return t('web-spectators-delayed', { seconds: spectators.delayed.seconds })
}

export const visibilityText = (visibility: Visibility): string => t(`web-visibility-${visibility}`)

/** What a bot's strength is called. */
export function botName(bot: string): string {
  return words.has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot
}

/** What a value of an option is called. */
export function valueName(value: unknown): string {
  const plain = String(value)
  if (words.has(`web-choice-${plain}`)) return t(`web-choice-${plain}`)
  return /^\d+$/.test(plain) ? t('web-seat-number', { n: Number(plain) }) : plain
}

/** What a value of an option means. All seats mean the same. */
export function valueAbout(game: string, option: GameOption, value: unknown): string {
  const plain = String(value)
  return t(`web-option-${game}-${option.name}-${/^\d+$/.test(plain) ? 'seat' : plain}`)
}

/** What an option is for. */
export const optionAbout = (game: string, option: GameOption): string => t(`web-option-${game}-${option.name}`)

/** The key of an option's name. */
export const optionKey = (game: string, option: GameOption): string => `option-${game}-${option.name}`

/** Whether an option makes a difference with so many players. */
export const counts = (option: GameOption, players: number): boolean => option.fewest <= players && players <= option.most

/** The options of a table that make a difference there; of those that most tables leave as they are, the ones that it does not. */
export function optionsText(info: TableInfo, game: GameInfo | null): string[] {
  const chosen = (typeof info.options === 'object' && info.options !== null ? info.options : {}) as Record<string, unknown>
  return (game?.options ?? [])
    .filter((option) => counts(option, info.seats.length))
    .map((option) => ({ option, value: chosen[option.name] ?? option.values[0] }))
    .filter(({ option, value }) => !option.fine || value !== option.values[0])
    .map(({ option, value }) => `${t(optionKey(info.game, option))}: ${valueName(value)}`)
}

export function describe(info: TableInfo, game: GameInfo | null): string[] {
  const options = optionsText(info, game)
  const labelled = (label: string, text: string) => `${t(label)}: ${text}`
  const clock = [labelled('web-clock-which', clockText(info.clock))]
  if (info.clock !== 'none') clock.push(labelled('web-lapse', lapseText(info.lapse)))
  return [...clock, labelled('web-who-finds', visibilityText(info.visibility)), spectatorsText(info.spectators), t(info.hints ? 'web-hints-on' : 'web-hints-off'), ...(info.rated ? [t('web-rated')] : []), ...options]
}
