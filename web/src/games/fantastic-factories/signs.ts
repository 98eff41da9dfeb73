/** Our signs for tools, kinds of cards and what cards do, on a 24 px grid like those of `table/icons.ts`. Drawn by us. */

import { iconPath, type Shape } from '../../table/icons'

/** Paths that are stroked. */
const STROKES = {
  production: 'M3.5 20.500v-9.500l5.5 4V11l5.5 4 .8-10.500h3.400l1.800 16zM8 17.500h.01M12 17.500h.01M16 17.500h.01',
  utility: 'M3 14h18M3 11v6M21 11v6M12 14V9M8.5 9h7M12 9V6M9 17.500v3M15 17.500v3M8 14a4 4 0 0 0 8 0',
  training: 'M3.5 10v4M6.5 7v10M17.5 7v10M20.500 10v4M6.5 12h11',
  monument: 'M5 20.500h14M7 17.500h10M8.5 17.500V9.500M12 17.500V9.500M15.5 17.500V9.500M5.500 9.500h13L12 4z',
  special: 'M12 3.500v3M12 17.500v3M3.500 12h3M17.500 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2M12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  contractor: 'M4.5 20.500c.6-3.600 3.600-5.500 7.500-5.500s6.900 1.900 7.500 5.500M8 9.500a4 4 0 0 0 8 0M5.500 9.500h13M7.200 9.500a4.800 4.800 0 0 1 9.600 0M12 4.700V7',
  arrow: 'M4 12h15M13.500 6.500 19 12l-5.500 5.500',
  blueprint: 'M6 3.500h12v17H6zM9 8h6M9 11.500h6M9 15h3.500',
  discard: 'M5 3.500h10v9M5 3.500v14h5.500M8 7.500h4M16.500 12.500v8M13 17l3.500 3.500L20 17',
  draw: 'M5 3.500h10v6M5 3.500v17h10v-1.500M8 7.500h4M16.500 18v-8M13 13l3.500-3.500L20 13',
  flip: 'M5 9.500A7.500 7.500 0 0 1 19 9M19.500 4.500V9H15M19 14.500A7.500 7.500 0 0 1 5 15M4.500 19.500V15H9',
  copy: 'M9 8.500h10.500v12H9zM5 15.500v-12h10',
  build: 'M4 20.500h16M6 20.500V12l6-5 6 5v8.500M10 20.500v-5h4v5M15.500 6.500v-3h2.500V9',
  person: 'M12 11.500a3.800 3.800 0 1 0 0-7.600 3.800 3.800 0 0 0 0 7.600zM5 20c.7-3.500 3.400-5.500 7-5.500s6.300 2 7 5.500',
  lock: 'M6.500 11h11v9h-11zM9 11V8a3 3 0 0 1 6 0v3',
  spark: 'M12 3.500l1.900 5.600 5.600 1.900-5.600 1.900L12 18.500l-1.900-5.600L4.500 11l5.600-1.900z',
  first: 'M7 21V3.500M7 4.500h10.500l-2.500 3.750 2.500 3.750H7',
} as const

/** Shapes that are filled: tools and resources. */
const FILLS = {
  hammer: 'M13.200 3.200c2.300-.8 5 .2 6.400 2.300l-2 .2-1 2.300 1.300 1.300-2.600 2.600-1.300-1.300-8.700 8.900a1.900 1.900 0 0 1-2.700-2.700l8.800-8.800-1.300-1.300z',
  wrench: 'M20.600 6.800a5 5 0 0 1-6.700 6.200l-6.600 6.900a2.300 2.300 0 0 1-3.300-3.300l6.900-6.600A5 5 0 0 1 17.200 3.400l-3 3 .7 2.700 2.700.7z',
  gear: 'M10.300 2.500h3.400l.5 2.600 1.700.7 2.200-1.500 2.400 2.400-1.500 2.200.7 1.700 2.600.5v3.400l-2.600.5-.7 1.700 1.500 2.200-2.400 2.400-2.200-1.500-1.700.7-.5 2.600h-3.400l-.5-2.600-1.700-.7-2.200 1.500-2.400-2.400 1.500-2.200-.7-1.700-2.600-.5v-3.400l2.600-.5.7-1.700-1.500-2.200 2.400-2.400 2.200 1.500 1.700-.7zM12 8.300a3.700 3.700 0 1 0 0 7.400 3.700 3.700 0 0 0 0-7.400z',
  shovel: 'M17.300 2.600l4.100 4.100-1.500 1.500-1-.9-5.200 5.200 2 2-2.200 3.600c-1.300 1.900-5.600 3.300-10.300 2.900-.4-4.700 1-9 2.900-10.300l3.600-2.200 2 2 5.200-5.200-.9-1z',
  metal: 'M7.5 5h9L22 18.5H2zm1.4 2-1.2 3.2h8.6L15.1 7z',
} as const

/** Signs that every game has. */
const SHARED = { again: 'again', check: 'check', energy: 'energy', goods: 'box', star: 'star' } as const

export type SignName = keyof typeof STROKES | keyof typeof FILLS | keyof typeof SHARED

export function sign(name: SignName): Shape {
  if (name in SHARED) return iconPath(SHARED[name as keyof typeof SHARED])
  return name in FILLS ? { d: FILLS[name as keyof typeof FILLS], filled: true } : { d: STROKES[name as keyof typeof STROKES], filled: false }
}
