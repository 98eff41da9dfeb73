/** Keeps the keyboard where the game goes on: a piece that was chosen is often no button any more. */

export class Focus {
  private keyed = false
  private readonly root: () => HTMLElement | undefined

  constructor(root: () => HTMLElement | undefined) {
    this.root = root
  }

  key = (): void => {
    this.keyed = true
  }

  point = (): void => {
    this.keyed = false
  }

  /** If the focus was lost while the keyboard is used: to the button that confirms, else to the first piece that is lit. */
  settle(complete: boolean): void {
    const active = document.activeElement
    // A piece that was chosen and is not lit any more keeps the focus, but leads nowhere.
    const lost = active === null || active === document.body || (active.matches('[aria-disabled="true"]') && this.root()?.contains(active))
    if (!this.keyed || !lost) return
    const next = complete ? document.querySelector<HTMLElement>('.bar .primary') : this.root()?.querySelector<HTMLElement>('button.lit')
    next?.focus()
  }
}
