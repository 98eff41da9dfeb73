/** The desk of Cyber Merchant: what its components ask for besides what every board has. */

import type { Corporation, Event, Foresight, PlayerView, Printed, View } from '../../generated/cyber-merchant'
import { Desk as AnyDesk, deskOf } from '../../table/desk.svelte'
import type { Listed } from '../../table/facts'
import { ascending, has, valuesIn } from '../../table/values'
import { single } from './cards'
import { ORDER } from './corporations'
import { closedMarkets, type Held } from './ledger'

export class Desk extends AnyDesk<View, Event, Foresight, Printed> {
  /** The markets of this round that are over. */
  readonly closed: readonly Held[] = $derived(closedMarkets(this.table.told, this.view))

  get mine(): PlayerView | null {
    return this.view.players[this.table.me ?? -1] ?? null
  }

  /** What we lay: what lies face down before us, or what would. */
  get laid(): readonly number[] {
    const { sealed, commitment } = this.view.own ?? {}
    const down = single(sealed ?? commitment ?? [])
    return sealed || down.length > 0 ? down : this.all('card')
  }

  title(corporation: Corporation): string {
    return this.table.printed.corporations[ORDER.indexOf(corporation)] ?? corporation
  }

  /** The marks of a place that can be chosen: all there are, and those that go together with what has been said. */
  marksOf(place: number): { open: readonly number[]; lit: readonly number[] } {
    if (!this.table.open) return { open: [], lit: [] }
    const marks = (answers: readonly Listed[]) => ascending(answers.filter((answer) => has(answer, { part: 'place', value: place })).flatMap(({ facts }) => valuesIn(facts, 'mark')))
    return { open: marks(this.table.answers), lit: this.table.complete ? [] : marks(this.answersWith(this.said)) }
  }
}

export const useDesk = deskOf<Desk>
