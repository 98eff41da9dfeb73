/** How corporations look: a silhouette, a glyph and a hue for each; all three differ. On a 32 px grid. */

import type { Corporation } from '../../generated/cyber-merchant'

interface Look {
  /** The outline of its emblem and of its price marker. */
  shape: string
  /** Stroked on top. */
  glyph: string
  tone: string
}

const LOOKS: Record<Corporation, Look> = {
  // A drop with roots.
  RB: {
    shape: 'M16 2.500c8 3.500 12.500 9 12.500 15.500a12.500 11.500 0 0 1-25 0C3.500 11.500 8 6 16 2.500z',
    glyph: 'M16 9.500v8M16 17.500l-5 6M16 17.500l5 6M16 17.500v7M16 13.500l-4 3.500M16 13.500l4 3.500',
    tone: 'light-dark(oklch(50% 0.125 150), oklch(76% 0.14 150))',
  },
  // A shield with a lock.
  CR: {
    shape: 'M16 2l12 4v9.500c0 7-4.500 11.700-12 14.500C8.500 27.200 4 22.500 4 15.500V6z',
    glyph: 'M11 14.500h10v7.500H11zM13.200 14.500V12a2.800 2.800 0 0 1 5.600 0v2.500M16 17.500v1.500',
    tone: 'light-dark(oklch(48% 0.135 255), oklch(74% 0.12 250))',
  },
  // An octagon with a ring of nodes.
  CB: {
    shape: 'M10.300 2.500h11.400l7.800 7.800v11.400l-7.800 7.800H10.300l-7.800-7.800V10.300z',
    glyph: 'M16 11.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM16 6.500v5M16 20.500v5M6.500 16h5M20.500 16h5',
    tone: 'light-dark(oklch(51% 0.17 350), oklch(76% 0.14 350))',
  },
  // An hourglass with a crack.
  CD: {
    shape: 'M4.500 2.500h23a1.500 1.500 0 0 1 1.300 2.200L22.300 16l6.500 11.300a1.500 1.500 0 0 1-1.300 2.200h-23a1.500 1.500 0 0 1-1.300-2.200L9.700 16 3.200 4.700a1.500 1.500 0 0 1 1.300-2.200z',
    glyph: 'M17.500 7l-3.500 8h5l-4.500 10',
    tone: 'light-dark(oklch(52% 0.165 33), oklch(75% 0.14 38))',
  },
  // A cross with a heart.
  AC: {
    shape: 'M12 2.500h8a1.500 1.500 0 0 1 1.500 1.500v6.500H28a1.500 1.500 0 0 1 1.500 1.500v8a1.500 1.500 0 0 1-1.500 1.500h-6.500V28a1.500 1.500 0 0 1-1.500 1.500h-8a1.500 1.500 0 0 1-1.500-1.500v-6.500H4A1.500 1.500 0 0 1 2.500 20v-8A1.500 1.500 0 0 1 4 10.500h6.500V4A1.500 1.500 0 0 1 12 2.500z',
    glyph: 'M16 22l-5.200-5.300a3.200 3.200 0 0 1 5.200-3.700 3.200 3.200 0 0 1 5.200 3.700z',
    tone: 'light-dark(oklch(48% 0.085 210), oklch(79% 0.09 205))',
  },
  // A spark: the joker has no track.
  WW: {
    shape: 'M16 1.200c1.600 8.400 6.400 13.200 14.800 14.800-8.400 1.600-13.200 6.400-14.800 14.800C14.400 22.400 9.600 17.600 1.200 16 9.600 14.400 14.400 9.600 16 1.200z',
    glyph: 'M16 12.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
    tone: 'light-dark(oklch(43% 0.05 295), oklch(84% 0.045 295))',
  },
}

export const lookOf = (corporation: Corporation): Look => LOOKS[corporation]

/** The corporations in the order of their tracks; the joker last. */
export const ORDER = Object.keys(LOOKS) as Corporation[]
