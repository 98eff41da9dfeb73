/** The board's own state: what is shown while a story is told, what is pointed at, what was offered along the path. */

import { getContext, setContext, untrack } from 'svelte'
import type { Choice, Phrase } from '../../api/types'
import type { CardView, Event, Kind, View } from '../../generated/syndicate'
import type { BoardTable } from '../../table/board'
import { parse, write } from '../../table/draft'
import { NOTHING, preview, type Preview } from './preview'
import type { Shown } from './story'

/** Something on its way over the board. */
export interface Flight {
  id: number
  from: DOMRect
  to: DOMRect
  points?: number
  kind?: Kind
  ms: number
  landed: () => void
}

const EMPTY: ReadonlySet<number> = new Set()

export class Desk {
  readonly table: BoardTable<View, Event>
  root: HTMLElement | null = null
  /** The view a story has come to, and the view it started from. */
  told: { base: View; view: Shown } | null = $state.raw(null)
  /** What is being told, where it needs words. */
  caption: Phrase | null = $state.raw(null)
  flights: readonly Flight[] = $state.raw([])
  private aimed: string | null = $state(null)
  /** What was offered for the first and the second step of the answer that is being built. */
  private offered: readonly (readonly Choice[])[] = $state.raw([])
  private count = 0

  constructor(table: BoardTable<View, Event>) {
    this.table = table
    $effect(() => {
      const { path, choices } = table
      const before = untrack(() => this.offered)
      if (choices.length > 0) this.offered = [...before.slice(0, path.length), choices]
      else if (path.length === 0) this.offered = []
    })
  }

  get view(): Shown {
    return this.told && this.told.base === this.table.view ? this.told.view : this.table.view
  }

  get telling(): boolean {
    return this.told !== null && this.told.base === this.table.view
  }

  /** The seat whose network is drawn large. */
  get me(): number | null {
    return this.table.me
  }

  name(seat: number): string {
    return this.table.seats[seat]?.name ?? ''
  }

  /** What can be chosen now: nothing while something is being told. */
  lit(part: string): ReadonlySet<number> {
    return this.telling ? EMPTY : this.table.lit(part)
  }

  /** What was offered for a part of this answer, whether its step is still ahead or gone. */
  choices(part: string): Choice[] {
    if (this.telling || !this.table.open) return []
    return this.offered.flat().filter((choice) => parse(choice.step).part === part)
  }

  /** Takes a step; where the part is gone already, goes back to it first. */
  async take(part: string, value: number): Promise<void> {
    this.aim(null)
    const at = this.table.path.findIndex((choice) => parse(choice.step).part === part)
    if (at >= 0) await this.table.back(at)
    await this.table.choose(part, value)
  }

  aim(part: string | null, value = 0): void {
    this.aimed = part === null ? null : write(part, value)
    if (part === null) this.table.aim(null)
    else this.table.aim(part, value)
  }

  /** The step that is pointed at, or else the last one gone. */
  get glance(): Choice | null {
    const aimed = this.aimed === null ? null : this.table.choices.find((choice) => choice.step === this.aimed)
    return aimed ?? this.table.path.at(-1) ?? null
  }

  /** The place whose robot is pointed at, plugged in or calibrated. */
  get focus(): number | null {
    const { stage } = this.view
    if (typeof stage === 'object' && 'calibrate' in stage) return stage.calibrate
    const step = this.glance && parse(this.glance.step)
    return step?.part === 'place' ? step.value : null
  }

  get preview(): Preview {
    const { me } = this
    return me === null || this.telling || !this.table.open ? NOTHING : preview(me, this.glance, this.focus, this.table.ghost)
  }

  /** The pawns that would go to a slot: what is chosen, or pointed at. */
  get sending(): { slot: number; sent: number } | null {
    const step = this.glance && parse(this.glance.step)
    const slot = step?.part === 'slot' ? step.value : this.table.gone('slot')
    if (slot === null || this.telling) return null
    return { slot, sent: step?.part === 'sent' ? step.value : (this.table.gone('sent') ?? 0) }
  }

  /** The robot that was taken and is not plugged in yet, if this seat holds it. */
  held(seat: number): CardView | null {
    const { stage, on_turn } = this.view
    return on_turn === seat && typeof stage === 'object' && 'plug_in' in stage ? stage.plug_in : null
  }

  // ── finding and sending pieces ─────────────────────────────────────────────────────────────────────────────────

  find(piece: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(`[data-piece="${piece}"]`) ?? null
  }

  rect(piece: string): DOMRect | null {
    return this.find(piece)?.getBoundingClientRect() ?? null
  }

  /** Sends something from one piece to another; it is over when it has landed. */
  fly(from: string, to: string, what: { points?: number; kind?: Kind }, ms: number): Promise<void> {
    const [start, end] = [this.rect(from), this.rect(to)]
    if (!start || !end) return Promise.resolve()
    const id = ++this.count
    return new Promise((done) => {
      const landed = () => {
        this.flights = this.flights.filter((flight) => flight.id !== id)
        done()
      }
      this.flights = [...this.flights, { id, from: start, to: end, ms, landed, ...what }]
    })
  }
}

const KEY = Symbol('desk')
export const keepDesk = (desk: Desk): Desk => setContext(KEY, desk)
export const useDesk = (): Desk => getContext<Desk>(KEY)
