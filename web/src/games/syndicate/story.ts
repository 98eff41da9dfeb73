/** A view while a story is told: what each event changes on the table. What counts is the view that follows. */

import type { CardView, Event, PlayerView, PluggedView, View } from '../../generated/syndicate'

/** A view in which slots may be empty for a moment. */
export type Shown = Omit<View, 'factory'> & { factory: (CardView | null)[] }

interface Known {
  before: Shown
  after: View
  events: readonly Event[]
}

/** The card with this number, wherever it lies before or afterwards. */
export function cardOf(known: Pick<Known, 'before' | 'after'>, card: number): CardView | null {
  for (const view of [known.before, known.after]) {
    const held = typeof view.stage === 'object' && 'plug_in' in view.stage ? [view.stage.plug_in] : []
    const plugged = view.players.flatMap((player) => player.network.flatMap((one) => (one ? [one.card] : [])))
    const found = [...view.factory, ...held, ...plugged].find((one) => one?.card === card)
    if (found) return found
  }
  return null
}

/** What a robot pays at the end of the story, as far as the story says. */
function pays(known: Known, seat: number, place: number, card: number): number {
  for (const event of known.events) {
    if ('robot_scored' in event && event.robot_scored.seat === seat && event.robot_scored.place === place && event.robot_scored.card === card) return event.robot_scored.vp
  }
  const after = known.after.players[seat]?.network[place - 1]
  return after?.card.card === card ? after.pays : 0
}

/** The view after one more event of a story. */
export function follow(view: Shown, event: Event, known: Known): Shown {
  const next = structuredClone(view)
  const player = (seat: number, change: (player: PlayerView) => void) => {
    const found = next.players[seat]
    if (found) change(found)
  }
  if ('agent_placed' in event) {
    const { seat, slot, sent, card } = event.agent_placed
    player(seat, (one) => {
      one.agents -= 1
      one.assistants -= sent
      const at = one.at[slot - 1]
      one.at[slot - 1] = [(at?.[0] ?? 0) + 1, (at?.[1] ?? 0) + sent]
    })
    const taken = cardOf(known, card)
    if (taken) next.stage = { plug_in: taken }
    next.factory[slot - 1] = null
    for (const position of [slot - 1, slot]) {
      const influence = next.investors[position]?.influence[seat]
      const investor = next.investors[position]
      if (influence && investor) investor.influence[seat] = [influence[0] + 1 + sent, influence[1] + 1]
    }
  } else if ('card_laid' in event) {
    const { slot, card } = event.card_laid
    next.factory[slot - 1] = cardOf(known, card)
    next.deck = Math.max(0, next.deck - 1)
  } else if ('plugged_in' in event) {
    const { seat, place, card } = event.plugged_in
    const robot = cardOf(known, card)
    const plugged: PluggedView | null = robot && { card: robot, covered: [false, false], pays: pays(known, seat, place, card) }
    player(seat, (one) => (one.network[place - 1] = plugged))
    next.stage = { calibrate: place }
  } else if ('calibrated' in event) {
    const { seat, place, covered, after } = event.calibrated
    player(seat, (one) => {
      one.dice[place - 1] = after[0]
      one.dice[place] = after[1]
      one.assistants -= covered.filter(Boolean).length
      const robot = one.network[place - 1]
      if (robot) robot.covered = covered
      one.network.forEach((other, at) => {
        if (other) other.pays = pays(known, seat, at + 1, other.card.card)
      })
      one.network_vp = one.network.reduce((sum, other) => sum + (other?.pays ?? 0), 0)
    })
    next.stage = 'turn'
  } else if ('passed' in event) {
    next.passed.push(event.passed.seat)
    player(event.passed.seat, (one) => (one.passed = true))
  } else if ('factory_cleared' in event) {
    next.discard.push(...next.factory.flatMap((card) => (card ? [card.name] : [])))
    next.factory = next.factory.map(() => null)
  } else if ('discards_shuffled' in event) {
    next.deck = event.discards_shuffled.cards
    next.discard = []
  } else if ('robot_scored' in event) {
    player(event.robot_scored.seat, (one) => (one.vp += event.robot_scored.vp))
  } else if ('runner_up' in event) {
    player(event.runner_up.seat, (one) => (one.vp += 1))
  } else if ('investors_paid' in event) {
    player(event.investors_paid.seat, (one) => (one.vp += event.investors_paid.vp))
  } else if ('investor_won' in event) {
    const { seat, position, kind } = event.investor_won
    leave(next, position)
    player(seat, (one) => one.types.filter((type) => type.kind === kind).forEach((type) => (type.investors += 1)))
  } else if ('investor_unwon' in event) {
    leave(next, event.investor_unwon.position)
  } else if ('investor_laid' in event) {
    const investor = next.investors[event.investor_laid.position - 1]
    if (investor) investor.kind = event.investor_laid.kind
  } else if ('round_began' in event) {
    return begun(next, known.after)
  } else if ('dice_rolled' in event) {
    player(event.dice_rolled.seat, (one) => (one.dice = [...event.dice_rolled.dice]))
  }
  return next
}

function leave(view: Shown, position: number): void {
  const investor = view.investors[position - 1]
  if (!investor) return
  investor.kind = null
  investor.first = null
  investor.second = null
}

/** The table cleared for a new round: pawns at home, networks in the piles. Dice, cards and investors are still to come. */
function begun(view: Shown, after: View): Shown {
  view.round = after.round
  view.order = [...after.order]
  view.passed = []
  view.factory = view.factory.map(() => null)
  view.investors = after.investors.map((one) => ({ ...one, kind: null, first: null, second: null }))
  view.discard = [...after.discard]
  view.deck = after.deck + 4
  view.stage = 'turn'
  view.players = after.players.map((player, seat) => ({ ...structuredClone(player), dice: view.players[seat]?.dice ?? player.dice, vp: view.players[seat]?.vp ?? player.vp }))
  return view
}
