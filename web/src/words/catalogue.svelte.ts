/**
 * The components of the game that is shown: what sentences call them (`pieces`), and what is printed on them. A catalogue
 * is read once; its address says that it never changes, so the browser keeps it for ever.
 */

import { call } from '../api/rest'
import type { About, Catalogue, Phrase } from '../generated/kernel'

class Components {
  private shown: Catalogue<unknown> | null = $state.raw(null)
  private readonly read = new Map<string, Promise<Catalogue<unknown>>>()

  /** Shows the components that are described at this address. */
  async open(address: string): Promise<void> {
    const reading = this.read.get(address) ?? call<Catalogue<unknown>>('GET', address.replace(/^\/api/, ''))
    this.read.set(address, reading)
    try {
      this.shown = await reading
    } catch (error) {
      this.read.delete(address)
      throw error
    }
  }

  /** What is printed on them; the board of the game knows its type. */
  get printed(): unknown {
    return this.shown?.printed
  }

  /** What a component is called; null if there is no such. */
  piece(group: string, number: number): Phrase | null {
    return this.shown?.pieces[group]?.[number] ?? null
  }

  /** What a component is and does; its name alone, if nothing more is told of it. */
  about(group: string, number: number): About | null {
    const name = this.piece(group, number)
    return this.shown?.about?.[group]?.[number] ?? (name ? { name, does: [], rules: [] } : null)
  }
}

export const components = new Components()
