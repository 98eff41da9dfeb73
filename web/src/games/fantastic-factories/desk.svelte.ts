/** The desk of Fantastic Factories: the viewer's own player, cards as they are played here, dice that are dragged. */

import type { Effect, Event, Foresight, PlayerView, Printed, View } from '../../generated/fantastic-factories'
import { Desk as AnyDesk, deskOf } from '../../table/desk.svelte'
import { valuesIn } from '../../table/values'
import { cardsOf, type Card } from './cards'
import { sockets } from './dice'

export class Desk extends AnyDesk<View, Event, Foresight, Printed> {
  /** What the Machine rolled last, as far as we saw it. */
  readonly machineDice: readonly number[] | null = $derived.by(() => {
    const last = this.table.told.findLast(({ event }) => event.kind === 'machine_rolled')?.event
    return last?.kind === 'machine_rolled' ? last.dice : null
  })

  readonly player: PlayerView | null = $derived(this.table.view.players[this.table.me ?? -1] ?? null)

  private readonly texts = $derived(this.table.view.printed_cards ?? false)
  private readonly cards: readonly Card[] = $derived(cardsOf(this.table, this.texts))

  /** A blueprint by its number. */
  card(number: number): Card {
    return this.cards[number - 1]!
  }

  get alone(): boolean {
    return this.table.view.players.length === 1
  }

  /** How many more or fewer of something there would be. */
  by(thing: 'goods' | 'metal' | 'energy' | 'cards'): number {
    return (this.foresight?.gain?.[thing] ?? 0) - (this.foresight?.pay?.[thing] ?? 0)
  }

  /** What the card would do that is being used: its own effect, or the one it copies. */
  effect(own: Card): Effect {
    const [slot] = this.coming('copy')
    const copied = slot === undefined ? null : this.table.view.blueprints[slot - 1]
    return (copied ? this.card(copied) : own).effect
  }

  /** The dice that would lie on a card; training only changes them. */
  laid(card: Card): readonly number[] {
    return this.coming('use').includes(card.number) && sockets(this.effect(card)).length > 0 ? this.coming('die') : []
  }

  /** The blueprint suggested to be discarded, once it is known what for. */
  readonly suggested: number | null = $derived.by(() => {
    const { table } = this
    if (this.meant.length === 0 && table.view.stage !== 'clean_up') return null
    const [said, lit] = [this.all('discard'), this.lit('discard')]
    const among = table.answers.length > 0 ? this.fitting.flatMap((answer) => valuesIn(answer.facts, 'discard')) : [...lit]
    const can = new Set(among.filter((card) => lit.has(card) || !said.includes(card)))
    return table.view.hand?.spare.find((card) => can.has(card)) ?? null
  })

  /** Says one more of a part that can be said more than once, or says why not. */
  async add(part: string, value: number): Promise<void> {
    await this.table.set([...this.said, { part, value }])
  }

  /** Takes a fact back, once. */
  async drop(part: string, value: number): Promise<void> {
    const at = this.said.findLastIndex((fact) => fact.part === part && fact.value === value)
    await this.table.set(this.said.filter((_, index) => index !== at))
  }

  /** A die is lifted: what it can be laid on is lit. It goes to what was begun, if it fits there. */
  async lift(value: number): Promise<void> {
    if (this.settled('use') !== null && this.lit('die').has(value)) await this.pick('die', value)
    else await this.table.set([{ part: 'die', value }])
  }

  /** A die that was lifted is let go over a floor or a card. */
  async lay(value: number, part: string, place: number): Promise<void> {
    this.aim(null)
    if (this.all(part).includes(place)) return
    if (this.lit(part).has(place)) await this.table.pick(part, place)
    else await this.table.set([{ part: 'die', value }, { part, value: place }])
  }
}

export const useDesk = deskOf<Desk>
