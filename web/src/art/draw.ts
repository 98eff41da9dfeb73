/** Drawings put together from parts, on a grid of 64 × 64. Drawn by us. */

/** What a shape is filled with: shades of the card's own tone, a light, or what is made. `line` and `fine` are not filled. */
export type Fill = 'body' | 'deep' | 'pale' | 'ink' | 'glow' | 'metal' | 'goods' | 'energy' | 'line' | 'fine'

/** A shape: what it is filled with, and its path. */
export type Stroke = readonly [Fill, string]
export type Part = readonly Stroke[]

/** A part and where it stands; larger or smaller, turned by degrees. A negative `scale` mirrors it from left to right. */
export type Placed<Name extends string = string> = readonly [part: Name, x: number, y: number, scale?: number, turn?: number]
export type Drawing<Name extends string = string> = readonly Placed<Name>[]

export const box = (x: number, y: number, width: number, height: number, round = 0): string =>
  round === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + round} ${y}h${width - 2 * round}a${round} ${round} 0 0 1 ${round} ${round}v${height - 2 * round}a${round} ${round} 0 0 1 ${-round} ${round}h${2 * round - width}a${round} ${round} 0 0 1 ${-round} ${-round}v${2 * round - height}a${round} ${round} 0 0 1 ${round} ${-round}z`

export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** A cogwheel around the origin, with its hole. */
export function cog(r: number, teeth: number): string {
  const step = Math.PI / teeth
  const at = (n: number, far: number) => `${(Math.cos(n * step) * far).toFixed(1)} ${(Math.sin(n * step) * far).toFixed(1)}`
  const points = Array.from({ length: teeth }, (_, n) => [at(2 * n - 0.7, r * 0.78), at(2 * n - 0.42, r), at(2 * n + 0.42, r), at(2 * n + 0.7, r * 0.78)]).flat()
  return `M${points.join('L')}z${disc(0, 0, r * 0.32)}`
}

/** One shape of a drawing as it is put on the page. */
export interface Mark {
  fill: Fill
  d: string
  transform: string
  /** How thick its outline is, so that all of a drawing are alike. */
  width: number
}

export function marks<Name extends string>(drawing: Drawing<Name>, parts: Record<Name, Part>): Mark[] {
  return drawing.flatMap(([name, x, y, scale = 1, turn = 0]) => {
    const size = Math.abs(scale)
    const transform = `translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale} ${size})`}`
    return parts[name].map(([fill, d]) => ({ fill, d, transform, width: Math.round(((fill === 'fine' ? 1.5 : 2) / size) * 100) / 100 }))
  })
}
