import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import Blueprint from '../src/games/fantastic-factories/Blueprint.svelte'
import type { BlueprintView } from '../src/generated/fantastic-factories'

const card: BlueprintView = { number: 9, id: 'golem', title: 'Golem', kind: 'special', tool: 'hammer', cost: { metal: 4 }, prestige: [1], several: false, discount: 0, effect: { kind: 'die_for_energy' } }
/** A choice that a card in use leaves open. */
const children = createRawSnippet(() => ({ render: () => '<button class="option">2</button>' }))

function click(props: { lit: boolean; asked: boolean }, selector: string) {
  const [onchoose, onwhy] = [vi.fn(), vi.fn()]
  const page = mount(Blueprint, { target: document.body, props: { card, built: true, lit: props.lit, children, onchoose, onwhy: props.asked ? onwhy : undefined } })
  flushSync()
  document.querySelector<HTMLElement>(selector)?.click()
  void unmount(page)
  return { chosen: onchoose.mock.calls.length, why: onwhy.mock.calls.length }
}

it('is chosen while it is lit, says why while it is not, and leaves its own choices alone', () => {
  expect(click({ lit: true, asked: true }, '.print')).toEqual({ chosen: 1, why: 0 })
  expect(click({ lit: false, asked: true }, '.print')).toEqual({ chosen: 0, why: 1 })
  expect(click({ lit: false, asked: false }, '.print')).toEqual({ chosen: 0, why: 0 })
  expect(click({ lit: false, asked: false }, '.option')).toEqual({ chosen: 0, why: 0 })
})
