/**
 * The contract between the shell and the board of one game.
 *
 * A board is a Svelte component in `src/games/<game>/`, named by its `index.ts`:
 *
 * ```ts
 * // src/games/syndicate/index.ts
 * import type { BoardModule } from '../../table/board'
 * import type { Event, Foresight, Printed, View } from '../../generated/syndicate'
 *
 * export default {
 *   accent: 'teal',
 *   phase: (view) => ['web-syndicate-phase', { round: view.round }],
 *   figures: (view, seat) => [{ icon: 'star', label: 'web-points', value: view.players[seat]?.vp ?? 0 }],
 *   board: () => import('./Board.svelte'),
 * } satisfies BoardModule<View, Event, Foresight, Printed>
 * ```
 *
 * The shell does everything else: connection, question, breadcrumb, confirm, undo, hint, log, chat, clocks, replay.
 * A board knows no rules. It shows the view, lights what can be chosen, and says which piece was picked. Views and events
 * name components by number; what is printed on them is in `table.printed`, what they are called in `table.piece`.
 *
 * Its components share a `Desk` (`desk.svelte.ts`), which does for a piece what is said here, and stand in a `BoardFrame`.
 *
 * **What is lit.** `table.lit('slot')` is the set of values that can be added to the answer for a part at this moment: a
 * piece is lit if its value is in the set, and only then. Nothing else ever wears the ring (class `lit`, see `tokens.css`).
 *
 * **How a click becomes a fact.** `table.pick('slot', 2)`, whether the piece is lit or not. The fact is added, taken back
 * if it was said, or takes the place of what it does not go together with; what cannot be chosen says why, where all
 * refusals appear. Facts can be named in any order: a die first, then the floor, or the floor first. What no piece stands
 * for (pass, finish) need not be drawn: the action bar lists it. A board names the parts it draws in `parts`, so that the
 * bar does not repeat them. `table.one('slot')` and `table.all('die')` are what has been said.
 *
 * **Drag.** The same: on drop, `table.pick('die', 4, ['floor', 1])`.
 *
 * **Previews.** While a lit piece is pointed at or focused, call `table.aim('slot', 2)`, and `table.aim(null)` when it
 * is left. If that makes the answer whole, `table.ghost` holds what would happen for certain: events to draw ghosts
 * from, and the whole view afterwards if nothing is left to chance. `ghost` is also there when the answer is whole
 * and waits to be confirmed. It is null while nothing is known.
 *
 * **Animation.** `view` goes from moment to moment: what happened comes line by line, with the view right after each. A
 * board draws the view and says who its pieces are (`data-piece`) and what its places are called (`data-spot`); pieces move
 * by themselves (`flights.ts`). What is special about a kind of event stands in a small table (`teller.ts`), which
 * `BoardFrame` takes. Multiply every other duration by `table.pace`; it is 0 when nothing may move.
 *
 * **Phones.** On a narrow screen the board is shown area by area, under tabs: name those it has in `areas`, and draw
 * only `table.area`. On a wide screen `area` is `whole`, and the board fills a room of a fixed size (`Fit.svelte`): at least
 * 1070 × 606 of its own pixels, in which everything has to be in view. What a board shows of the seats it gives to
 * `BoardFrame` as `seat`: it stands on their cards, beside the board and under the tab of the players. `parts` says in which areas a part is drawn, so that a tab is
 * marked under which something can be chosen (`elsewhere.ts`).
 *
 * **Log.** `table.pointed` holds the events of the log line that is pointed at, for highlighting its pieces.
 *
 * **Replay.** The same component, with nothing lit and `me` the seat whose view is shown.
 */

import type { Component, Snippet } from 'svelte'
import type { Choice, Foreseen, Line, Phrase } from '../api/types'
import type { Failure } from '../generated/wire'
import type { Listed } from './facts'
import type { IconName } from './icons'
import type { Grid } from './score'
import type { Plain } from './plain'
import type { SeatFace } from './seats'
import type { Teller } from './stage.svelte'
import type { SoundName } from '../shell/sounds'

/** A log line whose event has its type. */
export type StoryLine<Event> = Omit<Line, 'event'> & { event: Event }

/** What a choice would do, as far as its seat can foresee it. */
export interface Ghost<View, Event, Foresight = unknown> {
  /** What the game shows of it before it is chosen. */
  shown?: Foresight | null
  lines: StoryLine<Event>[]
  /** The view afterwards; null if chance or something hidden has a say in it. */
  view: View | null
}

/** One thing that is said of an answer. */
export type Fact = { part: string; value: number }

/** The parts of a board that a phone shows one at a time. */
export type Area = 'board' | 'mine' | 'others'

/** The table as a board sees it. All of it is reactive. */
export interface BoardTable<View, Event, Foresight = unknown, Printed = unknown> {
  readonly view: View
  /** What is printed on the components. */
  readonly printed: Printed
  /** What a component is called, by its group and number. */
  piece(group: string, number: number): Phrase | null
  readonly seats: readonly SeatFace[]
  /** The viewer's seat; null for onlookers. */
  readonly me: number | null
  /** The seats the table waits for. */
  readonly asked: readonly number[]
  /** Whether the viewer can choose something now. */
  readonly open: boolean
  /** What has been said of the answer that is being built. */
  readonly said: readonly Choice[]
  /** Whether that is a whole answer. */
  readonly complete: boolean
  /** All answers to the question, with what each would do; none where they are too many to be listed. */
  readonly answers: readonly Listed<Foresight>[]
  /** A fact in words; null if the question does not know it. */
  words(part: string, value: number): Phrase | null
  /** Says exactly these facts. */
  set(facts: readonly Fact[]): Promise<void>
  /** The values that can be added for a part now. */
  lit(part: string): ReadonlySet<number>
  /** What has been said about a part: all of it, or the first. */
  all(part: string): readonly number[]
  one(part: string): number | null
  /** Picks a fact, and more where one alone does not lead to the piece; what cannot be chosen says why. */
  pick(part: string, value: number, ...more: readonly (readonly [string, number])[]): Promise<void>
  /** Whether the viewer plays here, asked or not. Pieces that stay buttons all the while are not drawn anew every turn. */
  readonly seated: boolean
  /** Points at something that can be chosen, or at nothing. */
  aim(part: string, value: number): void
  aim(none: null): void
  /** What the answer would do, with what is pointed at. */
  readonly ghost: Ghost<View, Event, Foresight> | null
  /** The events of the log line that is pointed at. */
  readonly pointed: readonly Event[]
  /** Everything the log tells, oldest first, as far as it is read, up to the moment that is shown; in replays that of the step. */
  readonly told: readonly StoryLine<Event>[]
  /** Which part to draw: the whole on a wide screen, one area on a phone. */
  readonly area: Area | 'whole'
  /** What durations are multiplied with; 0 when nothing may move. */
  readonly pace: number
  /** Whether a story is being told, and the way to its end. */
  readonly telling: boolean
  skip(): void
  /** Takes over what stands on the cards of the seats; gives the way to end it. Without it the board draws them itself. */
  readonly dock?: (docked: Docked) => () => void
  /** Registers who shows moments with pieces that move; gives the way to end it. `BoardFrame` calls it. */
  onstory(teller: Teller): () => void
  /** Opens the receipt of something scored, priced or refused. */
  explain(receipt: Receipt): void
  /** Why the last wish was not done; taken back with `dismiss`. */
  readonly refusal?: Failure | null
  dismiss?(): void
  /** A phrase in the language of the screen, with the players' names. */
  say(phrase: Phrase): string
}

/** What a board shows of each seat, on the card of that seat; its components find the desk. */
export interface Docked {
  desk: unknown
  /** The class that the game's own colours hang on. */
  name: string
  seat: Snippet<[number]>
  /** What stands below the cards of the seats. */
  more?: Snippet
}

/** A sum, term by term, each with its rule. */
export interface Receipt {
  title: string
  /** With what is added, the rule that says so, and the piece that the line is about (`about.ts`). */
  terms: { text: string; points?: number; rule?: string; about?: string }[]
  /** Points by kind and player, and the player who was asked about. */
  grid?: Grid
  seat?: number
}

/** One of the two or three numbers that matter of a player. */
export interface Figure {
  icon: IconName
  /** The key of a message: what the number is. */
  label: string
  value: number
  /** The colour of its icon, where the colour tells it from others. */
  tone?: string
}

/** So many points of a kind; the kind is the key of a message. */
export interface Tally {
  kind: string
  seat: number
  amount: number
}

type KindOf<Event> = Event extends { kind: infer Kind extends string } ? Kind : string

/** What `src/games/<game>/index.ts` exports as default. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shell does not know the views it passes on
export interface BoardModule<View = any, Event = any, Foresight = any, Printed = any> {
  /** The game's own colour, one of `--accent-…` in tokens.css. */
  accent: Accent
  /** How many minutes a game takes, from and to. */
  minutes?: readonly [number, number]
  /** The parts that the board draws, and in which areas; all others are listed in the action bar. */
  parts?: Readonly<Record<string, readonly Area[]>>
  /** The areas that a phone shows under tabs; the whole board in one without. */
  areas?: readonly Area[]
  /** Round and phase, for the head of the page. */
  phase?(view: View, printed: Printed): Phrase | null
  /** What the phase is for, in one line, for the head of the page. */
  purpose?(view: View, printed: Printed): Phrase | null
  /** The points that stand on the table now, where they are given only at the end: for the summary of a round. */
  tally?(view: View): Tally[]
  /** The numbers on a seat's card. */
  figures?(view: View, seat: number, printed: Printed): Figure[]
  /** What a seat plays, beside its name: a faction. */
  role?(view: View, seat: number): Phrase | null
  /** What is heard of an event, by its kind. */
  sounds?: { readonly [Kind in KindOf<Event>]?: SoundName }
  /** The fields of the view that come before the players where it is shown as text. */
  lead?: readonly string[]
  /** The fields of the view whose lists are of many small things: they stand closer. */
  dense?: readonly string[]
  /** The fields of the view whose numbers are components, and the group of those: they are shown by name as text. */
  pieces?: Readonly<Record<string, string>>
  /** The fields of the view whose numbers are seats, besides those that every game has. */
  seats?: readonly string[]
  /**
   * Where a value of the view is shown as text: the phrase that says it in a few words, or a heading and lines below it,
   * if there are such; no line at all leaves the field out. What the game foresees of an answer is the field `foresight`.
   */
  brief?(field: string, value: Plain, printed: Printed, view: View): Brief | null
  /** Where a word of the view is shown as text: the keys of messages to try. Field `kind`, value `production`. */
  word?(field: string, value: string): string[]
  /** What a choice belongs to. Where many can be chosen, the action bar asks for one of these first. */
  group?(fact: Fact, printed: Printed): Phrase | null
  /** A picture of what the facts of these parts say, for the action bar; and the facts that a value of the view stands for. */
  sketch?: { parts: readonly string[]; facts?(field: string, value: Plain): Fact[] | null; load(): Promise<{ default: Sketch<Printed> }> }
  /** The board itself, loaded when a table of this game is opened. Without it the game is shown as text and lists. */
  board?(): Promise<{ default: Component<{ table: BoardTable<View, Event, Foresight, Printed> }> }>
}

/** A phrase, or several: a heading and lines. */
export type Brief = Phrase | readonly Phrase[]

/** Draws facts: large with what all of it means, or small beside a choice. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
export type Sketch<Printed = any> = Component<{ facts: readonly Fact[]; printed: Printed; small?: boolean }>

export type Accent = 'teal' | 'orange' | 'violet' | 'blue' | 'rust' | 'plain'

/** The same without types, as the shell passes it on. */
export type AnyBoardTable = BoardTable<unknown, unknown>

/** What the server foresaw, as a board gets it. */
export function ghost(foreseen: Foreseen): Ghost<unknown, unknown> {
  return { shown: foreseen.shown ?? null, lines: foreseen.lines, view: foreseen.view ?? null }
}
