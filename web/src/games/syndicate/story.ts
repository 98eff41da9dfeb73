/** A view while a story is told: what each event changes on the table. What counts is the view that follows. */

import type { Event, Kind, View } from '../../generated/syndicate'

/** A view in which slots may be empty for a moment. */
export type Shown = Omit<View, 'factory'> & { factory: (number | null)[] }

interface Known {
  after: View
  events: readonly Event[]
  /** The types, in the order in which a player's are counted. */
  kinds: readonly Kind[]
}

/** What a robot pays at the end of the story, as far as the story says. */
function pays({ after, events }: Known, seat: number, place: number, card: number): number {
  for (const event of events) if (event.kind === 'robot_scored' && event.seat === seat && event.place === place && event.card === card) return event.vp
  const robot = after.players[seat]?.network[place - 1]
  return robot?.card === card ? robot.pays : 0
}

/** A player's pawns come to a slot next to an investor. */
function come(ranking: View['rankings'][number], seat: number, sent: number): void {
  const known = ranking.find(([other]) => other === seat)
  if (!known) ranking.push([seat, 1 + sent, 1])
  else [known[1], known[2]] = [known[1] + 1 + sent, known[2] + 1]
}

/** The view after one more event of a story. */
export function follow(view: Shown, event: Event, known: Known): Shown {
  const next = structuredClone(view)
  // Whose event it is, and where; if it is nobody's, no player changes.
  const player = next.players['seat' in event ? event.seat : 0]
  if (!player) return next
  switch (event.kind) {
    case 'agent_placed': {
      const { seat, slot, sent, card } = event
      const [agents, assistants] = player.at[slot - 1] ?? [0, 0]
      player.agents -= 1
      player.assistants -= sent
      player.at[slot - 1] = [agents + 1, assistants + sent]
      next.stage = { kind: 'plug_in', card }
      next.factory[slot - 1] = null
      next.rankings.slice(slot - 1, slot + 1).forEach((near) => come(near, seat, sent))
      break
    }
    case 'card_laid':
      next.factory[event.slot - 1] = event.card
      next.deck -= 1
      break
    case 'plugged_in':
      player.network[event.place - 1] = { card: event.card, pays: pays(known, event.seat, event.place, event.card) }
      next.stage = { kind: 'calibrate', place: event.place }
      break
    case 'calibrated': {
      const { seat, place, covered, after } = event
      ;[player.dice[place - 1], player.dice[place]] = after
      const covers = covered.filter(Boolean).length
      player.assistants -= covers
      player.network.forEach((robot, at) => {
        if (robot && covers > 0 && at === place - 1) robot.covered = covered
        if (robot) robot.pays = pays(known, seat, at + 1, robot.card)
      })
      player.network_vp = player.network.reduce((sum, robot) => sum + (robot?.pays ?? 0), 0)
      next.stage = { kind: 'turn' }
      break
    }
    case 'passed':
      next.passed.push(event.seat)
      break
    case 'factory_cleared':
      next.discard.push(...next.factory.flatMap((card) => card ?? []))
      next.factory = next.factory.map(() => null)
      break
    case 'discards_shuffled':
      next.deck = event.cards
      next.discard = []
      break
    case 'robot_scored':
    case 'investors_paid':
      player.vp += event.vp
      break
    case 'runner_up':
      player.vp += 1
      break
    case 'investor_won': {
      const owned = player.types[known.kinds.indexOf(event.investor)]
      if (owned) owned[0] += 1
      next.investors[event.position - 1] = null
      break
    }
    case 'investor_unwon':
      next.investors[event.position - 1] = null
      break
    case 'investor_laid':
      next.investors[event.position - 1] = event.investor
      break
    case 'round_began':
      return begun(next, known.after)
    case 'dice_rolled':
      player.dice = event.dice
      break
  }
  return next
}

/** The table cleared for a new round: pawns at home, networks in the piles. Dice, cards and investors are still to come. */
function begun(view: Shown, after: View): Shown {
  const clear = structuredClone(after)
  clear.investors.fill(null)
  clear.players.forEach((player, seat) => Object.assign(player, { dice: view.players[seat]?.dice, vp: view.players[seat]?.vp }))
  return { ...clear, passed: [], factory: [null, null, null, null], deck: after.deck + 4, stage: { kind: 'turn' } }
}
