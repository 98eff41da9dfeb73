// Debian's Chromium, or whatever Chromium there is: nothing is downloaded.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, exit } from 'node:process'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser's path: $CHROMIUM, or the first of the known names in $PATH. */
function find() {
  const wanted = env.CHROMIUM ? [env.CHROMIUM] : []
  const known = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const found = [...wanted, ...NAMES.flatMap((name) => known.map((folder) => join(folder, name)))].find(runs)
  if (found !== undefined) return found
  console.error(`No browser: set CHROMIUM, or install one of ${NAMES.join(', ')}.`)
  exit(1)
}

/** How every browser here is started. */
export function launchOptions() {
  return { executablePath: find(), args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'] }
}
