/** Tells what happened event by event: pieces move, and the view changes with them until the one is there that follows. */

import { tick } from 'svelte'
import type { Beat, BoardTable } from './board'
import type { Desk } from './desk.svelte'
import { wait } from './motion'

/** How a board tells its events. Times are in milliseconds, at full length. */
export interface Script<Event, Shown> {
  /** The view after one more event. */
  follow: (view: Shown, event: Event) => Shown
  /** Moves the pieces of an event. `change` is to be called once: what the event says is shown then; or something else first. */
  act: (event: Event, change: (to?: (view: Shown) => Shown) => Promise<void>) => Promise<unknown>
  /** How soon the next event may begin while this one is under way; null if it must wait. */
  overlap?: (event: Event, next: Event | undefined) => number | null
  /** How long an event is looked at before the next one. */
  rest?: (event: Event, next: Event | undefined) => number
  /** Whether it is told in words as well. */
  spoken?: (event: Event) => boolean
}

export async function tell<View extends Shown, Event, Foresight, Printed, Shown>(desk: Desk<View, Event, Foresight, Printed, Shown>, { lines, before }: Beat<View, Event>, script: Script<Event, Shown>): Promise<void> {
  const table: BoardTable<View, Event, Foresight, Printed> = desk.table
  let view: Shown = before
  let running: Promise<unknown>[] = []
  /** Nothing goes on once another view is there: somebody skipped. */
  const alive = () => table.view === before
  const show = async (to: Shown) => {
    if (!alive()) return
    view = to
    desk.told = { base: before, view }
    await tick()
  }
  await show(view)
  for (const [at, { event, say }] of lines.entries()) {
    if (!alive()) break
    const next = lines[at + 1]?.event
    if (script.spoken?.(event)) desk.caption = say
    running.push(script.act(event, (to = (now) => script.follow(now, event)) => show(to(view))))
    const gap = script.overlap?.(event, next) ?? null
    if (gap === null) {
      await Promise.all(running)
      running = []
    }
    await wait((gap ?? script.rest?.(event, next) ?? 0) * table.pace)
  }
  await Promise.all(running)
  desk.caption = null
}
