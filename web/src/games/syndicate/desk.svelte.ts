/** The desk of Syndicate: what its components ask for besides what every board has. */

import type { Event, Foresight, PlayerView, Printed, PrintedRobot, View } from '../../generated/syndicate'
import type { Fact } from '../../table/board'
import { Desk as AnyDesk, deskOf } from '../../table/desk.svelte'
import { drag } from '../../table/drag'

export class Desk extends AnyDesk<View, Event, Foresight, Printed> {
  robot(card: number): PrintedRobot {
    return this.table.printed.robots[card]!
  }

  /** What a robot asks of its dice, in words. */
  asks(card: number): string {
    const condition = this.table.piece('robot', card)?.[1]?.condition
    return Array.isArray(condition) ? this.table.say(condition) : ''
  }

  company({ board: [left, right] }: PlayerView): string {
    return `${this.table.printed.left[left]} ${this.table.printed.right[right]}`
  }

  /** The colour of a die, counted from 0. */
  tone(at: number): string {
    return `var(--die-${this.table.printed.colours[at]}, var(--raised))`
  }

  /** For a piece that can be dragged to where one of these parts is chosen. */
  drags(...parts: string[]) {
    const among = (facts: readonly Fact[]) => facts.find(({ part }) => parts.includes(part))
    return drag({
      can: () => parts.some((part) => this.values(part).length > 0),
      over: (facts) => this.aim(among(facts)?.part ?? null, among(facts)?.value),
      drop: (facts) => facts.filter((fact) => fact === among(facts)).forEach(({ part, value }) => void this.pick(part, value)),
    })
  }

  /** The assistants pointed at, and where they would go. */
  private pointed: { slot: number; sent: number } | null = $state.raw(null)
  send(slot?: number, sent = 0): void {
    this.pointed = slot === undefined ? null : { slot, sent }
  }

  /** The pawns that would go to a slot: what is chosen, or pointed at. */
  get sending(): { slot: number; sent: number } | null {
    if (this.pointed && this.values('sent').length > 0) return this.pointed
    const [slot] = this.coming('slot')
    return slot === undefined ? null : { slot, sent: this.coming('sent')[0] ?? 0 }
  }

  /** The robot that was taken and is not plugged in yet, if this seat holds it. */
  held(seat: number): number | null {
    const { stage, on_turn } = this.view
    return on_turn === seat && stage.kind === 'plug_in' ? stage.card : null
  }
}

export const useDesk = deskOf<Desk>
