/**
 * Tells what happened, line by line: shows the view right after a line, and lets pieces move to where they are in it. A
 * game adds at most a small table of what is special about a kind of event.
 */

import { tick } from 'svelte'
import type { ShownLine } from '../api/types'
import type { Desk } from './desk.svelte'
import { move } from './flights'
import { nod, roll, ROLL, QUICK, STAGGER, TRAVEL, wait } from './motion'
import type { Moment, Teller } from './stage.svelte'

/** Something that flies from one place to another besides the pieces that move: points, goods. */
export interface Thing {
  from: string
  to: string
  /** What is written on it; without, it is a copy of what stands at `piece`, or at `from`. */
  text?: string
  piece?: string
  /** Whether only its surface flies, without what is written on it. */
  bare?: boolean
}

/** What is special about a kind of event. Places and pieces are named by `data-spot` and `data-piece`. */
export interface How<Event> {
  /** Where pieces come from that appear with it, and where those go that disappear. */
  from?: (event: Event, piece: string) => string | null | undefined
  to?: (event: Event, piece: string) => string | null | undefined
  things?: (event: Event) => Thing[]
  /** Whether things arrive before the view changes: points that are added. */
  late?: boolean
  /** The dice that are thrown, or the places in which all of them are. */
  roll?: (event: Event) => string[]
  /** How long it is looked at, in milliseconds; a time to travel without. */
  rest?: number
  /** Whether the next event of the same kind sets out together with it. */
  together?: boolean
  /** Whether it is told in words as well. */
  spoken?: boolean
}

export type Script<Event extends { kind: string }> = { readonly [Kind in Event['kind']]?: How<Extract<Event, { kind: Kind }>> }

const kindOf = (line: ShownLine | null): string | null => (line?.event as { kind?: string } | null)?.kind ?? null

/** Tells the story of a board by its table. */
export function teller<View, Event extends { kind: string }, Foresight, Printed>(desk: Desk<View, Event, Foresight, Printed>, script: Script<Event>): Teller {
  const howOf = (line: ShownLine | null): How<Event> | undefined => script[kindOf(line) as Event['kind']] as How<Event> | undefined
  const length = (line: ShownLine, next: ShownLine | null): number => {
    const how = howOf(line)
    if (how?.together && kindOf(next) === kindOf(line)) return STAGGER
    const moves = how?.roll ? ROLL : (line.changes?.length ?? 0) > 0 || how?.things ? TRAVEL : 0
    return Math.max(moves, how?.rest ?? 0) + (how?.things && how.late ? TRAVEL : 0)
  }
  async function tell({ told, view }: Moment, next: ShownLine | null, show: () => void): Promise<void> {
    const { pace } = desk.table
    const { root, layer } = desk
    if (!root || !layer || (view === desk.table.view && !howOf(told))) return show()
    const [how, event] = [howOf(told), told?.event as Event]
    desk.caption = how?.spoken && told ? told.say : null
    const flown = desk.fly(...(how?.things?.(event) ?? []).map((thing, at) => flight(desk, thing, at)))
    if (how?.late) await flown
    const change = async () => {
      show()
      await tick()
    }
    const ways = { from: (piece: string) => how?.from?.(event, piece), to: (piece: string) => how?.to?.(event, piece) }
    const arrived = async () => {
      await move(root, layer, pace, ways, change)
      await Promise.all((how?.things?.(event) ?? []).map(({ to }) => nod(desk.find(to), QUICK * pace)))
    }
    const moved = arrived()
    await tick()
    const thrown = how?.roll?.(event).flatMap((spot) => diceIn(desk.find(spot))).map((die, at) => roll(die, ROLL * pace, at * STAGGER * pace)) ?? []
    const time = told ? length(told, next) - (how?.things && how.late ? TRAVEL : 0) : TRAVEL
    // The next may set out while this one is on its way; whoever must wait waits until all has arrived.
    if (how?.together && kindOf(next) === kindOf(told)) await wait(time * pace)
    else await Promise.all([moved, ...thrown, flown, wait(time * pace)])
    if (!next) desk.caption = null
  }
  return { length, tell }
}

/** A die, or all that lie in a place: they say `data-die`. */
function diceIn(spot: HTMLElement | null): Element[] {
  const dice = [...(spot?.querySelectorAll('[data-die]') ?? [])]
  return spot && dice.length === 0 ? [spot] : dice
}

/** Of many things the last ones set out together. */
const SPREAD = 12

function flight(desk: Pick<Desk<unknown, unknown, unknown, unknown>, 'find'>, { from, to, text, piece, bare }: Thing, at: number) {
  const shown = text === undefined ? (piece ? desk.find(piece) : undefined) : token(text)
  return { from: desk.find(from), to: desk.find(to), piece: shown, bare, fade: true, scale: text === undefined ? 0.6 : 0.9, delay: Math.min(at, SPREAD) * STAGGER }
}

/** Points on their way. */
function token(text: string): Element {
  const piece = document.createElement('b')
  piece.className = 'scored'
  piece.textContent = text
  return piece
}
