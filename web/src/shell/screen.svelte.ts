/** How much room there is. */

class Screen {
  /** Whether the board and what is beside it fit next to each other. */
  wide: boolean = $state(false)

  constructor() {
    const query = matchMedia('(min-width: 1100px)')
    this.wide = query.matches
    query.addEventListener('change', () => (this.wide = query.matches))
  }
}

export const screen = new Screen()
