import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import Blueprint from '../src/games/fantastic-factories/Blueprint.svelte'
import type { Card } from '../src/games/fantastic-factories/cards'

const card: Card = { number: 9, id: 'golem', title: 'Golem', name: ['factories-card-golem'], says: ['factories-card-golem'], does: ['factories-does-nothing'], kind: 'special', tool: 'hammer', cost: { metal: 4 }, prestige: [1], worth: [1, 2], several: false, discount: 0, effect: { kind: 'die_for_energy' } }
/** A choice that a card in use leaves open. */
const children = createRawSnippet(() => ({ render: () => '<button class="option">2</button>' }))

function click(props: { lit: boolean; choosing?: boolean }, selector: string) {
  const onpick = vi.fn()
  const page = mount(Blueprint, { target: document.body, props: { card, built: true, lit: props.lit, children, onpick: props.choosing ? undefined : onpick } })
  flushSync()
  document.querySelector<HTMLElement>(selector)?.click()
  void unmount(page)
  return onpick.mock.calls.length
}

it('is picked whether it is lit or not, and leaves its own choices alone', () => {
  expect(click({ lit: true }, '.print')).toBe(1)
  expect(click({ lit: false }, '.print')).toBe(1)
  expect(click({ lit: false, choosing: true }, '.print')).toBe(0)
  expect(click({ lit: false, choosing: true }, '.option')).toBe(0)
})
