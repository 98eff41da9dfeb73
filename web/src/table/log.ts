/** The log of a table, and how far we have read it. */

import { call, query } from '../api/rest'
import type { Line, LogPage, Told, Update, Wire } from '../api/types'
import type { Place } from './stage.svelte'

/** Two parts of a log, each line once. */
export function merged(log: readonly Told[], more: readonly Told[]): readonly Told[] {
  if (more.length === 0) return log
  const byVersion = new Map(log.map((one) => [one.version, one]))
  for (const one of more) byVersion.set(one.version, one)
  return [...byVersion.values()].sort((a, b) => a.version - b.version)
}

/** A row of the log: a line, or several in a row that only lay things out. `at` is where it stands in its entry. */
export type Row = { at: number; line: Line; folded?: undefined } | { at: number; folded: readonly Line[]; line?: undefined }

/** From so many on, lines that only lay things out are one row. */
const FOLDED = 3

export function rows(lines: readonly Line[]): Row[] {
  const all: Row[] = []
  for (let at = 0; at < lines.length; ) {
    let end = at
    while (lines[end]?.laid_out) end += 1
    if (end - at >= FOLDED) all.push({ at, folded: lines.slice(at, end) })
    else end = at + 1
    if (end === at + 1) all.push({ at, line: lines[at]! })
    at = end
  }
  return all
}

/** A log as far as it is told. */
export function upTo(log: readonly Told[], place: Place | null): readonly Told[] {
  if (place === null || (log.at(-1)?.version ?? -1) < place.version) return log
  const whole = log.filter((one) => one.version < place.version)
  const part = place.lines > 0 ? log.find((one) => one.version === place.version) : undefined
  return part ? [...whole, { ...part, lines: part.lines.slice(0, place.lines) }] : whole
}

/** The lines of an update, each with its place in the log. */
export const placed = (happened: Update['happened']) => happened.flatMap(({ version, lines }) => lines.map((line, at) => ({ line, place: { version, lines: at + 1 } })))

/** What is kept of an update in the log: what it changed on the table is needed once. */
export const kept = (happened: Update['happened']): Told[] => happened.map((one) => ({ ...one, lines: one.lines.map(({ changes: _, ...line }) => line) }))

/** How many things had happened when we were here last, and the last line of the chat we have read. */
const key = (what: 'seen' | 'read', table: number): string => `boardroom.${what}.${table}`

function stored(what: 'seen' | 'read', table: number): number | null {
  try {
    const found = localStorage.getItem(key(what, table))
    return found === null ? null : Number(found)
  } catch {
    return null
  }
}

function keep(what: 'seen' | 'read', table: number, number: number): void {
  try {
    localStorage.setItem(key(what, table), String(number))
  } catch {
    // A browser without storage gives no recaps.
  }
}

export const lastSeen = (table: number): number | null => stored('seen', table)
export const keepSeen = (table: number, version: number): void => keep('seen', table, version)
export const lastRead = (table: number): number => stored('read', table) ?? 0
export const keepRead = (table: number, line: number): void => keep('read', table, line)

/** Reads the log of a table page by page. */
export async function readLog(table: number, invite: string | undefined, take: (page: readonly Told[]) => void): Promise<void> {
  let since: number | undefined = 0
  while (since !== undefined) {
    const page: LogPage | null = await call<LogPage>('GET', `/tables/${table}/log${query({ since, invite })}`).catch(() => null)
    if (!page) return
    take(page.happened)
    since = page.next
  }
}

/** The last lines of a table's chat. */
export async function readChat(table: number, invite?: string): Promise<readonly Wire.ChatLine[]> {
  const page = await call<Wire.ChatPage>('GET', `/tables/${table}/chat${query({ limit: 100, invite })}`).catch(() => null)
  return page?.lines ?? []
}

/** The table for us: our seat, and its link if we may invite. */
export function readPass(table: number, invite?: string): Promise<Wire.TablePass | null> {
  return call<Wire.TablePass>('GET', `/tables/${table}${query({ invite })}`).catch(() => null)
}
