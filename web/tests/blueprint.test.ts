import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import Blueprint from '../src/games/fantastic-factories/Blueprint.svelte'
import type { Card } from '../src/games/fantastic-factories/cards'
import type { BoardTable } from '../src/table/board'
import { Desk, STILL } from '../src/table/desk.svelte'

const card: Card = { number: 9, id: 'golem', title: 'Golem', name: ['factories-card-golem'], says: ['factories-card-golem'], does: ['factories-does-nothing'], kind: 'special', tool: 'hammer', cost: { metal: 4 }, prestige: [1], worth: [1, 2], several: false, discount: 0, effect: { kind: 'die_for_energy' } }
/** A choice that a card in use leaves open. */
const children = createRawSnippet(() => ({ render: () => '<button class="option">2</button>' }))

function click(props: { lit: boolean; choosing?: boolean }, selector: string) {
  const pick = vi.fn()
  const answers = props.lit ? [{ facts: [{ part: 'use', value: 9 }], shown: null }] : []
  const table = { view: {}, open: true, seated: true, said: [], answers, words: () => null, lit: () => new Set(props.lit ? [9] : []), aim: () => {}, pick } as unknown as BoardTable<object, unknown>
  const page = mount(Blueprint, { target: document.body, props: { card, built: true, children, piece: props.choosing ? STILL : new Desk(table).piece('use', 9) } })
  flushSync()
  expect(document.querySelector('.print')?.classList.contains('lit')).toBe(props.lit)
  document.querySelector<HTMLElement>(selector)?.click()
  void unmount(page)
  return pick.mock.calls.length
}

it('is picked whether it is lit or not, and leaves its own choices alone', () => {
  expect(click({ lit: true }, '.print')).toBe(1)
  expect(click({ lit: false }, '.print')).toBe(1)
  expect(click({ lit: false, choosing: true }, '.print')).toBe(0)
  expect(click({ lit: false, choosing: true }, '.option')).toBe(0)
})
