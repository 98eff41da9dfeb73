/** A plan as facts and as squares: SP-240 … SP-249. */

import type { Layout, PadSide, Printed, Symbol, Way } from '../../generated/smartphone'
import type { Fact } from '../../table/board'

export const PADS: readonly PadSide[] = ['k1', 'k2', 'w1', 'w2']
export const WAYS: readonly Way[] = ['right', 'down', 'left', 'up']
type Cell = readonly [x: number, y: number]

/** A square as it is drawn, those that lie lower first. */
export interface Square {
  x: number
  y: number
  symbol: Symbol
  of: 'k' | 'w' | 'tile'
  /** The tile is hidden here: the upper pad lies on it. */
  under: boolean
}

/** A cell as a fact: see `At` in crates/smartphone. */
const cell = (number: number): Cell => [(number % 10) - 4, Math.floor(number / 10) - 4]
const numbered = ([x, y]: Cell): number => 10 * (y + 4) + x + 4
const STEPS: Record<Way, Cell> = { right: [1, 0], down: [0, 1], left: [-1, 0], up: [0, -1] }

/** A tile in its place, from its fact: the thousands are the tile, the hundreds the way and whether it lies between the pads. */
export function placed(value: number, printed: Printed): { tile: number; between: boolean; squares: { symbol: Symbol; x: number; y: number }[] } {
  const [tile, side, [x, y]] = [Math.floor(value / 1000), Math.floor((value % 1000) / 100), cell(value % 100)]
  const [dx, dy] = STEPS[WAYS[side >> 1] ?? 'right']
  const squares = (printed.tiles[tile] ?? []).map((symbol, index) => ({ symbol, x: x + index * dx, y: y + index * dy }))
  return { tile, between: side % 2 === 1, squares }
}

/** The facts of a plan that lies on the table. */
export function factsOf({ pads, tiles }: Layout): Fact[] {
  const sides = [{ part: 'lower', value: PADS.indexOf(pads.lower) + 1 }, { part: 'upper', value: PADS.indexOf(pads.upper) + 1 }]
  const laid = tiles.map(({ tile, to, between, at }) => ({ part: 'tile', value: 1000 * tile + 100 * (2 * WAYS.indexOf(to) + Number(between)) + numbered(at) }))
  return [...sides, { part: 'turn', value: pads.turn }, { part: 'at', value: numbered(pads.at) }, ...laid]
}

/** SP-243: where a square of the upper pad comes to lie by quarter turns. */
const turned = ([x, y]: Cell, turn: number): Cell => [[x, y], [2 - y, x], [1 - x, 2 - y], [y, 1 - x]][turn % 4] as unknown as Cell

/** What some facts of a plan lay down. While nobody has said how far the upper pad is moved, it lies beside the lower one. */
export function squaresOf(facts: readonly Fact[], printed: Printed): Square[] {
  const one = (part: string) => facts.findLast((fact) => fact.part === part)?.value ?? null
  const [lower, upper, turn, at] = [one('lower'), one('upper'), one('turn') ?? 0, one('at')]
  const pad = (side: number | null, lay: (cell: Cell) => Cell): Square[] => {
    const of = (side ?? 0) > 2 ? 'w' : 'k'
    return side === null ? [] : (printed.pads[side - 1] ?? []).map((symbol, index) => {
      const [x, y] = lay([index % 2, Math.floor(index / 2)])
      return { x, y, symbol, of, under: false }
    })
  }
  const by = at === null ? [lower === null ? 0 : 3, 0] as const : cell(at)
  const top = pad(upper, (from) => {
    const [x, y] = turned(from, turn)
    return [x + by[0], y + by[1]]
  })
  const laid = facts.filter(({ part }) => part === 'tile').map(({ value }) => placed(value, printed))
  const tiles = (between: boolean): Square[] => laid.filter((tile) => tile.between === between).flatMap(({ squares }) => squares.map((square) => ({ ...square, of: 'tile', under: between && top.some(({ x, y }) => x === square.x && y === square.y) })))
  return [...pad(lower, (from) => from), ...tiles(true).filter(({ under }) => !under), ...top, ...tiles(true).filter(({ under }) => under), ...tiles(false)]
}
