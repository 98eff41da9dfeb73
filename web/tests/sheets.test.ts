import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { acts, pieceAt, read } from '../src/table/about'
import { beside, meets } from '../src/table/beside'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
Object.assign(HTMLElement.prototype, { showPopover() {}, scrollIntoView() {}, checkVisibility: () => true })
const { components } = await import('../src/words/catalogue.svelte')
const { words } = await import('../src/words/words.svelte')
await import('../src/table/CardSheet.svelte')
const { default: CardSheets } = await import('../src/table/CardSheets.svelte')

describe('a place beside a piece', () => {
  const room = { width: 1366, height: 768 }
  const size = { width: 420, height: 300 }
  const bar = { left: 0, top: 676, width: 1093, height: 92 }
  for (const [where, piece] of Object.entries({
    'at the left': { left: 20, top: 100, width: 120, height: 160 },
    'at the right': { left: 1200, top: 300, width: 120, height: 160 },
    'above the bar': { left: 400, top: 560, width: 120, height: 110 },
    'in a corner': { left: 1290, top: 690, width: 60, height: 60 },
  })) {
    it(`covers neither the piece nor the bar ${where}`, () => {
      const at = { ...beside(piece, size, room, [bar]), ...size }
      expect([meets(at, piece), meets(at, bar)]).toEqual([false, false])
      expect([at.left >= 0, at.top >= 0, at.left + at.width <= room.width, at.top + at.height <= room.height]).toEqual([true, true, true, true])
    })
  }
  it('stays on a small screen, whatever it covers', () => {
    const at = beside({ left: 10, top: 300, width: 370, height: 300 }, { width: 374, height: 500 }, { width: 390, height: 844 }, [])
    expect([at.left, at.top >= 0, at.top + 500 <= 844]).toEqual([8, true, true])
  })
})

describe('which piece it is', () => {
  it('is written with its group and number', () => {
    expect(read('robot-17')).toEqual({ group: 'robot', number: 17 })
    expect(read('deck')).toEqual({ group: 'deck', number: 0 })
  })
})

describe('a sheet', () => {
  const dismiss = vi.fn()
  let page: ReturnType<typeof mount>
  let table: { asked: number[]; me: number; seated: boolean; dismiss: () => void; refusal?: undefined }
  const sheet = () => document.querySelector<HTMLElement>('.card-sheet')
  const wait = async (time = 0) => {
    await vi.advanceTimersByTimeAsync(time)
    await vi.dynamicImportSettled()
    await tick()
    flushSync()
  }
  const fire = (element: Element, name: string, more: object = {}) => element.dispatchEvent(Object.assign(new MouseEvent(name, { bubbles: true, cancelable: true, ...more }), { pointerType: 'mouse', ...more }))

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(words, 'sheets').mockResolvedValue()
    vi.spyOn(words, 'say').mockImplementation(([key]) => key)
    vi.spyOn(words, 't').mockImplementation((key) => key)
    vi.spyOn(components, 'about').mockImplementation((group, number) => ({ name: [`${group} ${number}`], cost: ['its cost'], does: [['what it does']], rules: ['SYN-1'] }))
    document.body.innerHTML = '<main><button id="free" data-about="robot-3">x</button><button id="no" aria-disabled="true" tabindex="-1" data-about="robot-4">x</button><div id="still" data-about="die">x</div></main>'
    table = { asked: [0], me: 0, seated: true, dismiss }
    page = mount(CardSheets, { target: document.body, props: { table: table as never, root: () => document.querySelector('main') } })
    flushSync()
  })
  afterEach(() => {
    void unmount(page)
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const find = (id: string) => document.getElementById(id)!

  it('opens where the pointer rests, says all of it, and goes with the pointer', async () => {
    fire(find('free'), 'pointerover')
    await wait(300)
    expect(sheet()).toBeNull()
    await wait(300)
    expect(sheet()?.getAttribute('role')).toBe('tooltip')
    expect(sheet()?.textContent).toMatch(/robot 3.*its cost.*what it does/s)
    expect(find('free').getAttribute('aria-describedby')).toBe(sheet()?.id)
    fire(document.body, 'pointerover')
    await wait()
    expect(sheet()).toBeNull()
    expect(find('free').hasAttribute('aria-describedby')).toBe(false)
  })
  it('does not take the click of a piece that can be chosen', async () => {
    const chosen = vi.fn()
    find('free').addEventListener('click', chosen)
    fire(find('free'), 'click')
    await wait(1000)
    expect([chosen.mock.calls.length, sheet()]).toEqual([1, null])
  })
  it('opens on a click on what cannot be chosen, and stays until Escape', async () => {
    fire(find('still'), 'click')
    await wait()
    expect(sheet()?.getAttribute('role')).toBe('dialog')
    fire(document.body, 'pointerover')
    await wait(1000)
    expect(sheet()?.dataset.of).toBe('die')
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    document.body.dispatchEvent(escape)
    await wait()
    expect([sheet(), escape.defaultPrevented]).toEqual([null, true])
  })
  it('says that it is not our turn', async () => {
    table.asked = [1]
    fire(find('no'), 'click')
    await wait()
    expect(sheet()?.textContent).toContain('sheet-waits')
  })
  it('opens on a long press, which chooses nothing', async () => {
    const chosen = vi.fn()
    find('free').addEventListener('click', chosen)
    fire(find('free'), 'pointerdown', { pointerType: 'touch' })
    await wait(600)
    fire(find('free'), 'pointerup', { pointerType: 'touch' })
    fire(find('free'), 'click')
    await wait()
    expect([chosen.mock.calls.length, sheet()?.dataset.of]).toEqual([0, 'robot-3'])
  })
  it('opens with the key I, and arrows go from piece to piece', async () => {
    const key = (name: string, code = name) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, code, bubbles: true, cancelable: true }))
    key('ш', 'KeyI')
    await wait()
    expect([sheet()?.dataset.of, document.activeElement === sheet()]).toEqual(['robot-3', true])
    key('ArrowRight')
    await wait()
    expect(sheet()?.dataset.of).toBe('robot-4')
    key('ArrowLeft')
    await wait()
    key('ArrowLeft')
    await wait()
    expect(sheet()?.dataset.of).toBe('die')
    key('i', 'KeyI')
    await wait()
    expect(sheet()).toBeNull()
  })
  it('knows what acts by itself', () => {
    expect([acts(find('free')), acts(find('no')), acts(find('still'))]).toEqual([true, false, false])
    expect(pieceAt(find('still'))).toBe(find('still'))
  })
})
