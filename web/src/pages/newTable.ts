/** What somebody chooses for a new table, and what they chose last. */

import type { ClockPlan, GameInfo, GameOption, NewTable, SeatPlan, Spectators, Visibility } from '../generated/wire'
import { counts } from '../table/terms'

/** Who is to sit on a seat: `me`, `open`, `invited`, `local`, or a bot by its strength. */
export type SeatChoice = string

export interface Choices {
  /** One for each seat; the first is ours unless we have moved. */
  seats: SeatChoice[]
  /** What those who play at this screen are called, by seat. */
  names: string[]
  /** The options that were chosen, by name. */
  options: Record<string, string>
  clock: 'none' | 'live' | 'days'
  minutes: number
  increment: number
  days: number
  lapse: 'bot' | 'end'
  /** Who finds it; by what the seats say, if nothing was chosen. */
  visibility: Visibility | null
  spectators: 'welcome' | 'delayed' | 'refused'
  delay: number
  hints: boolean
  rated: boolean
}

const START: Choices = { seats: ['me', 'open'], names: [], options: {}, clock: 'none', minutes: 20, increment: 15, days: 2, lapse: 'bot', visibility: null, spectators: 'welcome', delay: 60, hints: false, rated: false }

const KEY = 'boardroom.new-table'

interface Kept {
  game?: string
  games?: Record<string, Partial<Choices>>
}

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Kept) : {}
  } catch {
    return {}
  }
}

/** The game that was chosen last. */
export const lastGame = (): string | null => kept().game ?? null

/** What was chosen for a game last, as far as the game still has it; else what is usual. */
export function lastChoices(game: GameInfo): Choices {
  const before = kept().games?.[game.game] ?? {}
  const chosen: Choices = { ...structuredClone(START), ...before }
  const known = (option: GameOption) => option.values.map(String).includes(chosen.options[option.name] ?? '')
  chosen.options = Object.fromEntries(game.options.filter(known).map((option) => [option.name, chosen.options[option.name]!]))
  return seatedFor(chosen, game, before.seats?.length ?? Math.max(2, game.fewest))
}

export function keepChoices(game: string, choices: Choices): void {
  try {
    const before = kept()
    localStorage.setItem(KEY, JSON.stringify({ game, games: { ...before.games, [game]: choices } }))
  } catch {
    // A browser without storage asks anew.
  }
}

/** The same choices with so many seats. Who is added is like the last one. */
export function seatedFor(choices: Choices, game: GameInfo, count: number): Choices {
  const players = Math.min(game.most, Math.max(game.fewest, count))
  const may = (seat: SeatChoice) => ['me', 'open', 'invited', 'local'].includes(seat) || game.bots.includes(seat)
  const others = choices.seats.filter((seat) => seat !== 'me')
  const more = others.at(-1) ?? 'open'
  const seats = Array.from({ length: players }, (_, index) => choices.seats[index] ?? more).map((seat) => (may(seat) ? seat : game.usual_bot))
  return { ...choices, seats }
}

/** What all other seats are, if they are alike; null if they are mixed, or there are none. */
export function opponents(choices: Choices, game: GameInfo): 'open' | 'invited' | 'local' | 'bot' | null {
  const kinds = new Set(choices.seats.filter((seat) => seat !== 'me').map((seat) => (game.bots.includes(seat) ? 'bot' : seat)))
  const [only] = kinds
  return kinds.size === 1 ? (only as 'open' | 'invited' | 'local' | 'bot') : null
}

/** The options to be shown for so many players: those at once, and those for whoever asks for more. */
export function shown(game: GameInfo, players: number): { first: GameOption[]; more: GameOption[] } {
  const matter = game.options.filter((option) => counts(option, players))
  return { first: matter.filter((option) => !option.fine), more: matter.filter((option) => option.fine) }
}

const isSeat = (value: string) => /^\d+$/.test(value)

/** The values of an option with so many players: a seat that there is not cannot be chosen. */
export const valuesOf = (option: GameOption, players: number): string[] => option.values.map(String).filter((value) => !(isSeat(value) && Number(value) > players))

export const namesSeats = (values: readonly string[]): boolean => values.some(isSeat)

/** The value of an option: what was chosen, if it can be; else its default. */
export function valueOf(option: GameOption, choices: Choices): string {
  const chosen = choices.options[option.name]
  const values = valuesOf(option, choices.seats.length)
  return chosen !== undefined && values.includes(chosen) ? chosen : String(option.values[0])
}

/** Whoever waits for strangers is in the list; a game among friends is not. */
export const visibilityOf = (choices: Choices): Visibility => choices.visibility ?? (choices.seats.includes('open') ? 'public' : 'link')

/** The table as the server is asked for it. Options that make no difference are left at their defaults. */
export function asTable(game: GameInfo, choices: Choices, more: { title: string; submission: string; account: boolean }): NewTable {
  const plan = (seat: SeatChoice, index: number): SeatPlan =>
    seat === 'local' ? { local: choices.names[index]?.trim() ?? '' } : seat === 'me' || seat === 'open' || seat === 'invited' ? seat : { bot: seat }
  const clock: ClockPlan = choices.clock === 'none' ? 'none' : choices.clock === 'live' ? { live: { budget: Math.round(choices.minutes * 60), increment: choices.increment } } : { days: { each: choices.days } }
  const spectators: Spectators = choices.spectators === 'delayed' ? { delayed: { seconds: choices.delay } } : choices.spectators
  const { first, more: fine } = shown(game, choices.seats.length)
  return {
    game: game.game,
    title: more.title.trim(),
    seats: choices.seats.map(plan),
    options: Object.fromEntries([...first, ...fine].map((option) => [option.name, valueOf(option, choices)])),
    clock,
    lapse: choices.clock !== 'none' && choices.lapse === 'end' ? 'end' : undefined,
    visibility: visibilityOf(choices),
    spectators,
    hints: choices.hints,
    rated: choices.rated && more.account && !choices.seats.includes('local'),
    submission: more.submission,
  }
}
