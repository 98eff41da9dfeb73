/** What cards cost and do, in words: the same phrases as the server's `say/recipe.rs`. */

import type { Amount, BlueprintView, ContractorView, DiceView, EffectView, Service, Token } from '../../generated/fantastic-factories'
import type { Arg, Phrase } from '../../generated/kernel'
import { words } from '../../words/words.svelte'

function phrase(key: string, args: Record<string, Arg> = {}): Phrase {
  return [key, args]
}

const counted = (key: string, name: string, n: number): Phrase => phrase(key, { [name]: n })

/** The parts of an amount that are not 0. */
function parts(amount: Amount = {}): Phrase[] {
  const all: [number | undefined, string][] = [
    [amount.goods, 'factories-goods'],
    [amount.metal, 'factories-metal'],
    [amount.energy, 'factories-energy'],
    [amount.cards, 'factories-blueprints'],
  ]
  return all.filter(([n]) => (n ?? 0) > 0).map(([n, key]) => counted(key, 'n', n ?? 0))
}

const list = (of: Phrase[]): Phrase => phrase('factories-amount', { parts: { list: of } })

function amount(of: Amount = {}): Phrase {
  const found = parts(of)
  return found.length > 0 ? list(found) : phrase('factories-nothing')
}

/** One of several things. */
function either(things: Phrase[]): Phrase {
  const last = things.at(-1)
  if (!last) return phrase('factories-nothing')
  if (things.length === 1) return last
  return phrase('factories-either', { first: either(things.slice(0, -1)), last: last })
}

function deal(cost: Phrase[], gain: Phrase[]): Phrase {
  return cost.length === 0 ? list(gain) : phrase('factories-deal', { cost: { list: cost }, gain: { list: gain } })
}

const asShown = (token: Token): Phrase => phrase(token === 'metal' ? 'factories-as-shown-metal' : 'factories-as-shown-energy')

function need(dice: DiceView): Phrase {
  switch (dice.need) {
    case 'any':
      return phrase('factories-need-any')
    case 'value':
      return counted('factories-need-value', 'value', dice.value ?? 0)
    case 'equal':
      return counted('factories-need-equal', 'n', dice.count)
    case 'consecutive':
      return phrase('factories-need-consecutive')
    case 'sum':
      return counted('factories-need-sum', 'sum', dice.value ?? 0)
  }
}

function takes(effect: EffectView): Phrase[] {
  return [
    ...(effect.dice ? [need(effect.dice)] : []),
    ...(effect.pay_die ? [asShown(effect.pay_die)] : []),
    ...parts(effect.pay),
    ...(effect.discard ? [counted('factories-need-discards', 'n', effect.discard)] : []),
  ]
}

function gives(effect: EffectView): Phrase[] {
  const high = effect.gain_high
  return [
    ...(high ? [phrase('factories-do-high', { low: amount(effect.gain), high: amount(high) })] : parts(effect.gain)),
    ...(effect.gain_die ? [asShown(effect.gain_die)] : []),
    ...(effect.choose?.length ? [either(effect.choose.map(amount))] : []),
    ...(effect.extra_die ? [phrase('factories-do-extra-die')] : []),
  ]
}

/** What an effect takes and gives, whatever is chosen. */
export function recipe(effect: EffectView): Phrase {
  const gain: Arg = amount(effect.gain)
  switch (effect.kind) {
    case 'make':
      return deal(takes(effect), gives(effect))
    case 'flip':
    case 'lower':
    case 'raise':
    case 'reroll':
    case 'roll':
    case 'replicate':
      return deal(parts(effect.pay), [phrase(`factories-do-${effect.kind}`)])
    case 'die_for_energy':
      return deal([phrase('factories-need-energy')], [phrase('factories-do-die-for-energy')])
    case 'black_market':
      return deal(takes(effect), [counted('factories-do-black-market', 'most', effect.most ?? 0)])
    case 'income':
      return phrase('factories-does-income', { gain })
    case 'on_build':
      return phrase('factories-does-on-build', { gain })
    case 'laboratory':
      return phrase('factories-does-laboratory', { gain })
    case 'monument':
      return phrase('factories-does-nothing')
  }
}

type Titled = { id: string; title: string }

/** The name of a card; one of a set of one's own is called by its title. */
const name = (key: string, title: string): Phrase => (words.has(key) ? phrase(key) : phrase('factories-print', { name: title }))
const cardName = ({ id, title }: Titled): Phrase => name(`factories-card-${id}`, title)
export const contractorName = ({ id, title }: Titled): Phrase => name(`factories-contractor-${id}`, title)

/** A blueprint with what is printed on its edge: type, tool, cost, prestige. */
function edge(card: BlueprintView, cost: Amount = card.cost): Phrase {
  return phrase('factories-card', {
    name: cardName(card),
    kind: phrase(`factories-kind-${card.kind}`),
    tool: phrase(`factories-tool-${card.tool}`),
    cost: amount(cost),
    prestige: card.prestige.join('/'),
  })
}

/** All that a blueprint does in a compound. */
function does(card: BlueprintView): Phrase {
  return list([
    recipe(card.effect),
    ...(card.discount > 0 ? [counted('factories-does-discount', 'metal', card.discount)] : []),
    ...(card.several ? [phrase('factories-does-several')] : []),
  ])
}

/** Texts that were put together before: cards come anew with every view, what they say does not change. */
const said = new Map<string, string>()

function once(what: string, of: object, more: object, text: () => string): string {
  if (!words.has('factories-amount')) return text()
  const key = `${words.lang}${what}${JSON.stringify(of)}${JSON.stringify(more)}`
  const found = said.get(key) ?? text()
  said.set(key, found)
  return found
}

export const nameText = (card: Titled): string => once('name', { id: card.id, title: card.title }, {}, () => words.say(cardName(card)))
export const doesText = (card: BlueprintView): string => once('does', card, {}, () => words.say(does(card)))
export const cardText = (card: BlueprintView, cost: Amount): string => once('card', card, cost, () => `${words.say(edge(card, cost))}: ${words.say(does(card))}`)
export const offerText = (one: ContractorView, alone: boolean): string => once('offer', { ...one, affordable: alone }, {}, () => words.say(offer(one, alone)))

function service(of: Service, alone: boolean): Phrase {
  switch (of.kind) {
    case 'gain':
      if (alone || parts(of.opponent).length === 0) return amount(of.gain)
      return phrase('factories-service-gain-other', { gain: amount(of.gain), theirs: amount(of.opponent) })
    case 'engineer':
      return phrase('factories-service-engineer')
    case 'foreman':
      return counted('factories-service-foreman', 'most', of.most)
    case 'extra_dice':
      return counted('factories-service-extra-dice', 'n', of.dice)
    case 'investor':
      return phrase('factories-service-investor')
    case 'specialist':
      return phrase('factories-do-extra-die')
  }
}

/** A contractor as it lies in the market; nobody else gains in a solo game. */
function offer(one: ContractorView, alone: boolean): Phrase {
  const said: Record<string, Arg> = { name: contractorName(one), service: service(one.service, alone) }
  return parts(one.pay).length === 0 ? phrase('factories-offer', said) : phrase('factories-offer-paid', { ...said, pay: amount(one.pay) })
}
