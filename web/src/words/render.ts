/**
 * Phrases put into a language, exactly as `crates/texts/src/texts.rs` does it: the same Fluent files, the same lists,
 * the same names. `tests/phrases.test.ts` compares both on samples that Rust has written.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Phrase } from '../generated/kernel'
import type { Lang } from './lang'

/** What the players are called, by seat. */
export type Names = readonly (string | null | undefined)[]

/** What a component is called; null if nobody knows. */
export type Pieces = (group: string, number: number) => Phrase | null

/** A piece of a rendered sentence: letters, a player's name that can be shown with their shape, or a die that can be drawn. */
export type Segment = { text: string; seat?: number; die?: number }

/** What surrounds a seat's name, and stands before a die, while a sentence is put together; letters from outside never hold these. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const DIE = '\uE002'
const MARKS = /\uE000(.)([^\uE001]*)\uE001|\uE002(\d)/g

export class Texts {
  readonly lang: Lang
  private readonly bundle: FluentBundle
  private readonly pieces: Pieces

  constructor(lang: Lang, sources: readonly string[], pieces: Pieces = () => null) {
    this.lang = lang
    this.pieces = pieces
    this.bundle = new FluentBundle(lang, { useIsolating: false })
    for (const source of sources) this.add(source)
  }

  /** Adds the text of another file. */
  add(source: string): void {
    this.bundle.addResource(new FluentResource(source))
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null
  }

  /** A phrase in this language; the key in brackets where there is no such message. */
  say(phrase: Phrase, names: Names = []): string {
    return this.plain(this.render(phrase, null, names) ?? missing(phrase[0]))
  }

  /** What would be right: the attribute `.right` of the phrase's message. */
  right(phrase: Phrase, names: Names = []): string | null {
    const text = this.render(phrase, 'right', names)
    return text === null ? null : this.plain(text)
  }

  /** A phrase in pieces, so that players can be shown with their shapes, and dice with their faces. */
  segments(phrase: Phrase, names: Names = []): Segment[] {
    const text = this.render(phrase, null, names) ?? missing(phrase[0])
    const pieces: Segment[] = []
    let from = 0
    for (const found of text.matchAll(MARKS)) {
      const [whole, seat, name, die] = found
      if (found.index > from) pieces.push({ text: text.slice(from, found.index) })
      pieces.push(die === undefined ? { text: name ?? '', seat: (seat ?? '').charCodeAt(0) - 0x30 } : { text: die, die: Number(die) })
      from = found.index + whole.length
    }
    if (from < text.length) pieces.push({ text: text.slice(from) })
    return pieces
  }

  private plain(text: string): string {
    return text.replace(/\uE000.|[\uE001\uE002]/g, '')
  }

  private render([key, given = {}]: Phrase, attribute: string | null, names: Names): string | null {
    const message = this.bundle.getMessage(key)
    const pattern = attribute === null ? message?.value : message?.attributes[attribute]
    if (pattern == null) return null
    const args: Record<string, FluentVariable> = {}
    for (const [name, arg] of Object.entries(given)) args[name] = this.value(arg, names)
    return this.bundle.formatPattern(pattern, args, [])
  }

  private value(arg: Arg, names: Names): FluentVariable {
    if (typeof arg === 'number') return new FluentNumber(arg, { useGrouping: false })
    if (typeof arg === 'string') return clean(arg)
    if (Array.isArray(arg)) return this.inner(arg, names)
    if ('seat' in arg) return OPEN + String.fromCharCode(0x30 + arg.seat) + this.seat(arg.seat, names) + CLOSE
    if ('dice' in arg) return arg.dice.map((value) => DIE + value).join(' ')
    if ('piece' in arg) return this.inner(this.pieces(...arg.piece) ?? [arg.piece.join(' ')], names)
    return this.list(arg.list, names)
  }

  /** What a seat is called: its player's name, or its number. */
  seat(seat: number, names: Names): string {
    const name = names[seat]
    if (name?.trim()) return clean(name)
    return this.inner(['seat-name', { number: seat + 1 }], names)
  }

  private inner(phrase: Phrase, names: Names): string {
    return this.render(phrase, null, names) ?? missing(phrase[0])
  }

  /** `a`, `a and b`, `a, b and c`. */
  private list(items: readonly Phrase[], names: Names): string {
    const said = items.map((item) => this.inner(item, names))
    const last = said.pop()
    if (last === undefined) return this.inner(['list-none'], names)
    if (said.length === 0) return last
    const first = said.reduce((joined, next) => this.join('list-comma', joined, 'next', next))
    return this.join('list-and', first, 'last', last)
  }

  /** Joins texts that are rendered already, with the marks of seats in them. */
  private join(key: string, first: string, name: string, second: string): string {
    const pattern = this.bundle.getMessage(key)?.value
    return pattern ? this.bundle.formatPattern(pattern, { first, [name]: second }, []) : missing(key)
  }
}

function missing(key: string): string {
  return `[${clean(key)}]`
}

/** Letters from outside may be anything; what would steer a screen is shown as a mark. */
export function clean(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uE000-\uE002]/g, '\uFFFD')
}
