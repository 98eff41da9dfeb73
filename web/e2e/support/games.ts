/** The games there are, as `crates/games` lists them. */

import { readdirSync, readFileSync } from 'node:fs'

const manifest = readFileSync('../crates/games/Cargo.toml', 'utf8')
const list = manifest.split('[dependencies]')[1]?.split('\n[')[0] ?? ''

export const GAMES: string[] = [...list.matchAll(/^([a-z0-9-]+) = /gm)].map(([, game]) => game ?? '')

/** Those with a guided first game. */
export const LESSONS: string[] = readdirSync('../docs/lessons').flatMap((file) => (file.endsWith('.toml') ? [file.slice(0, -5)] : []))
