import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { move } from '../src/table/flights'

/** Where pieces stand, by name; the browser of these tests lays nothing out. */
let boxes: Record<string, [number, number]> = {}
interface Played {
  element: Element
  frames: Keyframe[]
}
let played: Played[] = []
let measured: string[] = []

describe('pieces move by who they are', () => {
  let root: HTMLElement
  let layer: HTMLElement
  beforeEach(() => {
    ;[boxes, played, measured] = [{}, [], []]
    document.body.innerHTML = '<div id="root"></div><div id="layer"></div>'
    root = document.querySelector('#root')!
    layer = document.querySelector('#layer')!
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const name = (this as HTMLElement).dataset.piece ?? (this as HTMLElement).dataset.spot ?? ''
      measured.push(name)
      const [left, top] = boxes[name] ?? [0, 0]
      return { left, top, width: 10, height: 10, right: left + 10, bottom: top + 10, x: left, y: top } as DOMRect
    })
    Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
      played.push({ element: this, frames })
      measured.push('draws')
      return { finished: Promise.resolve(), cancel: () => {} } as unknown as Animation
    } as unknown as Element['animate']
  })
  afterEach(() => void vi.restoreAllMocks())

  const show = (html: string, where: typeof boxes) => ((root.innerHTML = html), Object.assign(boxes, where))
  /** What flew in the layer, by name and way. */
  const flown = () => played.filter(({ frames }) => frames[0]?.transform).map(({ frames }) => frames.map((frame) => frame.transform).filter(Boolean))
  const at = (x: number, y: number) => expect.stringContaining(`translate(${x}px, ${y}px)`) as string

  it('slides within its row', async () => {
    show('<ol><li data-piece="a"></li></ol>', { a: [0, 0] })
    await move(root, layer, 1, {}, async () => void Object.assign(boxes, { a: [40, 0] }))
    expect(played.map(({ element, frames }) => [(element as HTMLElement).dataset.piece, frames[0]?.translate])).toEqual([['a', '-40px 0px']])
  })
  it('flies to another place, and is hidden there meanwhile', async () => {
    show('<p><b data-piece="a"></b></p>', { a: [0, 0] })
    await move(root, layer, 1, {}, async () => void show('<q><b data-piece="a"></b></q>', { a: [100, 50] }))
    expect(flown()).toEqual([[at(5, 5), at(105, 55)]])
    expect(played.some(({ element, frames }) => element.closest('#root') && frames[0]?.opacity === 0)).toBe(true)
    expect(layer.children, 'the copy is gone in the end').toHaveLength(0)
  })
  it('comes from where its kind comes from, or appears', async () => {
    const ways = { from: (piece: string) => (piece === 'a' ? 'deck' : null) }
    show('<i data-spot="deck"></i>', { deck: [200, 0] })
    await move(root, layer, 1, ways, async () => void show('<i data-spot="deck"></i><b data-piece="a"></b><b data-piece="b"></b>', { a: [0, 0], b: [0, 20] }))
    expect(flown()).toEqual([[at(205, 5), at(5, 5)]])
    expect(played.filter(({ element }) => (element as HTMLElement).dataset.piece === 'b').map(({ frames }) => frames[0]?.opacity)).toEqual([0])
  })
  it('goes where the game says, or fades', async () => {
    show('<i data-spot="discard"></i><b data-piece="a"></b><b data-piece="b"></b>', { discard: [300, 0], a: [0, 0], b: [0, 20] })
    await move(root, layer, 1, { to: (piece: string) => (piece === 'a' ? 'discard' : null) }, async () => void show('<i data-spot="discard"></i>', {}))
    expect(flown()).toEqual([[at(5, 5), at(305, 5)], [at(5, 25), at(5, 25)]])
  })
  it('stays where it is carried along by the piece it stands on', async () => {
    show('<div data-piece="card"><b data-piece="pawn"></b></div>', { card: [0, 0], pawn: [2, 2] })
    await move(root, layer, 1, {}, async () => void Object.assign(boxes, { card: [50, 0], pawn: [52, 2] }))
    expect(played.map(({ element }) => (element as HTMLElement).dataset.piece)).toEqual(['card'])
  })
  it('is measured before anything is drawn', async () => {
    show('<p><b data-piece="a"></b><b data-piece="b"></b></p>', { a: [0, 0], b: [0, 20] })
    await move(root, layer, 1, {}, async () => void show('<q><b data-piece="a"></b><b data-piece="b"></b></q>', { a: [100, 0], b: [100, 20] }))
    expect(measured.slice(measured.indexOf('draws')).filter((name) => name !== 'draws')).toEqual([])
  })
  it('appears at once where all of them move', async () => {
    const many = (tag: string) => `<${tag}>${Array.from({ length: 40 }, (_, n) => `<b data-piece="p${n}"></b>`).join('')}</${tag}>`
    show(many('p'), {})
    await move(root, layer, 1, {}, async () => void show(many('q'), Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`p${n}`, [50, n]]))))
    expect(played).toEqual([])
  })
})
