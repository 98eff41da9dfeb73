/** How many clicks a turn takes, counted in whole games of a robot that chooses something and confirms what is enough. */

import type { Person } from './support/api.mjs'
import { expect, test } from './support/fixtures'
import { play } from './support/robot.mjs'

/** Clicks by kind of step. */
class Count {
  readonly of = new Map<string, number[]>()

  add(kind: string, clicks: number): void {
    if (clicks > 0) this.of.set(kind, [...(this.of.get(kind) ?? []), clicks])
  }

  most(kind: string): number {
    return Math.max(0, ...(this.of.get(kind) ?? []))
  }

  median(kind: string): number {
    const clicks = [...(this.of.get(kind) ?? [])].sort((a, b) => a - b)
    return clicks[Math.floor(clicks.length / 2)] ?? 0
  }

  get text(): string {
    return [...this.of].map(([kind, clicks]) => `${kind}: median ${this.median(kind)}, most ${Math.max(...clicks)} (${clicks.length})`).join('; ')
  }
}

test('a turn of Syndicate takes at most 4 clicks', async ({ api, come }) => {
  const anna = await api.guest('Anna')
  const { table } = await api.open(anna, 'syndicate', ['me', { bot: 'random' }])
  const { page } = await come({ as: anna })
  await page.goto(`/tables/${table}`)
  const count = new Count()
  let [clicks, before, kind] = [0, -1, 'pass']
  // A turn goes on while nothing but our own answers is entered.
  await play(page, {
    seed: 3,
    brisk: true,
    until: async () => {
      const { entries, view } = await api.look(table, anna)
      const turn = view.stage.kind === 'turn'
      if (turn && entries !== before) {
        count.add(kind, clicks)
        ;[clicks, kind] = [0, 'pass']
      }
      if (view.stage.kind !== 'turn') kind = view.stage.kind === 'calibrate' ? 'turn with calibration' : kind === 'pass' ? 'turn' : kind
      before = entries
      return false
    },
    onclick: () => {
      clicks += 1
    },
  })
  test.info().annotations.push({ type: 'clicks', description: count.text })
  console.log(`clicks in Syndicate: ${count.text}`)
  expect(count.of.get('turn with calibration')?.length ?? 0).toBeGreaterThan(4)
  for (const one of ['turn', 'turn with calibration']) expect(count.most(one), `${one}: ${count.text}`).toBeLessThanOrEqual(4)
  expect(count.most('pass'), count.text).toBeLessThanOrEqual(2)
})

test('a die of Fantastic Factories is placed with 2 clicks, or dragged', async ({ api, come }) => {
  const anna = await api.guest('Anna')
  const { table } = await api.open(anna, 'fantastic-factories', ['me', { bot: 'random' }])
  const { page } = await come({ as: anna })
  await page.goto(`/tables/${table}`)
  const count = new Count()
  const laid = (view: any, floor: number): number => view.players[0].floors[floor]?.length ?? 0
  let [clicks, confirmed, last]: [number, boolean, any] = [0, false, null]
  const needless: string[] = []
  await play(page, {
    seed: 8,
    brisk: true,
    rather: /^$/,
    until: async (done) => {
      const look = await api.look(table, anna)
      if (last && look.entries !== last.entries) {
        const more = (floor: number) => look.view.round === last.view.round && laid(look.view, floor) > laid(last.view, floor)
        const step = last.view.stage === 'market' ? 'market' : more(0) ? 'a die on Research, which draws a card' : more(1) || more(2) ? 'a die on Generate or Mine' : look.view.players[0].built.length > last.view.players[0].built.length ? 'a card built' : 'something else'
        count.add(step, clicks)
        if (confirmed && step === 'a die on Generate or Mine') needless.push(step)
        ;[clicks, confirmed] = [0, false]
      }
      last = look
      return done > 130
    },
    onclick: (seen) => {
      clicks += 1
      confirmed ||= seen.state === 'confirm'
    },
  })
  test.info().annotations.push({ type: 'clicks', description: count.text })
  console.log(`clicks in Fantastic Factories: ${count.text}`)
  expect(count.of.get('a die on Generate or Mine')?.length ?? 0).toBeGreaterThan(4)
  // The robot may take another die before it chooses a floor: that is a click more, but never one to confirm.
  expect(needless, 'a die that can be taken back is not confirmed').toEqual([])
  expect(count.median('a die on Generate or Mine'), count.text).toBe(2)
  expect(count.median('a die on Research, which draws a card'), count.text).toBe(3)
})

/** Brings Anna to the Work phase with a die for the Mine. */
async function atWork(api: import('./support/api.mjs').Api, anna: Person): Promise<number> {
  const { table } = await api.open(anna, 'fantastic-factories', ['me', { bot: 'random' }])
  await api.play(table, [anna], { until: ({ view }) => view.stage === 'work' && view.players[0].dice.some((value: number) => value > 3) && view.players[0].floors[2].length === 0 })
  return table
}

test('what can be undone is done at once, and Undo takes it back; what ends a turn is asked about', async ({ api, come }) => {
  const anna = await api.guest('Anna')
  const table = await atWork(api, anna)
  const { page } = await come({ as: anna })
  await page.goto(`/tables/${table}`)
  const mine = page.locator('[data-spot="floor-mine"]')
  const confirm = page.getByRole('button', { name: 'Confirm' })
  const laid = () => api.look(table, anna).then(({ view }) => view.players[0].floors[2].length as number)
  const die = page.locator('[data-die].lit:is([data-value="4"], [data-value="5"], [data-value="6"])').first()

  // One drag.
  const [from, to] = [await die.boundingBox(), await mine.boundingBox()]
  if (!from || !to) throw new Error('there is no die, or no Mine')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect.poll(laid).toBe(1)
  await expect(confirm).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(laid).toBe(0)

  // Two clicks.
  await die.click()
  await mine.click()
  await expect.poll(laid).toBe(1)

  // Dice are left: finishing is not done by one click.
  await page.locator('[data-fact^="finish="]').click()
  await expect(confirm).toBeVisible()
  expect((await api.look(table, anna)).view.players[0].finished).toBeFalsy()
})

test('who wants to confirm everything is asked every time', async ({ api, come }) => {
  const anna = await api.guest('Anna')
  const table = await atWork(api, anna)
  const { page } = await come({ as: anna, prefs: { confirm: true } })
  await page.goto(`/tables/${table}`)
  await page.locator('[data-die].lit:is([data-value="4"], [data-value="5"], [data-value="6"])').first().click()
  await page.locator('[data-spot="floor-mine"]').click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  expect((await api.look(table, anna)).view.players[0].floors[2]).toEqual([])
})
