// A server of our own: on a free port, with a folder that is thrown away.
//   BOARDROOM_BIN   the binary; it serves the page itself
//   BOARDROOM_DIST  a built client (vite build --outDir …) to be put in front of a binary that holds none, or an older one
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const WEB = fileURLToPath(new URL('../..', import.meta.url))

/** @returns {Promise<number>} a port that nobody uses */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

function binary() {
  const named = env.BOARDROOM_BIN
  if (!named || !existsSync(named)) throw new Error(`BOARDROOM_BIN must name the server's binary${named ? `: there is no ${named}` : ''}.`)
  return named
}

/** A child process with the end of its output. */
class Child {
  /** @param {string} command @param {string[]} args @param {Record<string, string>} [more] */
  constructor(command, args, more = {}) {
    this.said = ''
    this.process = spawn(command, args, { cwd: WEB, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.process.stdout, this.process.stderr]) stream.on('data', (text) => (this.said = (this.said + text).slice(-4000)))
    this.gone = new Promise((resolve) => this.process.once('exit', resolve))
    this.leave = () => this.process.kill('SIGKILL')
    process.once('exit', this.leave)
  }

  /** @param {'SIGTERM' | 'SIGKILL'} signal */
  async end(signal) {
    process.off('exit', this.leave)
    this.process.kill(signal)
    await this.gone
  }

  /** Waits until an address answers. @param {string} address */
  async answers(address) {
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      if (this.process.exitCode !== null) throw new Error(`the server ended:\n${this.said}`)
      const answer = await fetch(address).catch(() => null)
      if (answer?.ok) return
      await wait(25)
    }
    throw new Error(`${address} does not answer:\n${this.said}`)
  }
}

export class Server {
  /** @type {Child | null} */
  front = null
  /** @type {Child | null} */
  back = null
  folder = ''
  port = 0
  /** What the browser opens. */
  url = ''

  static async start() {
    const server = new Server()
    server.folder = mkdtempSync(join(tmpdir(), 'boardroom-e2e-'))
    server.port = await freePort()
    server.url = `http://127.0.0.1:${server.port}`
    await server.up()
    const dist = env.BOARDROOM_DIST
    if (dist) {
      const port = await freePort()
      server.front = new Child(process.execPath, ['scripts/serve.mjs', String(port), dist], { BOARDROOM: server.url })
      server.url = `http://127.0.0.1:${port}`
      await server.front.answers(`${server.url}/`)
    }
    return server
  }

  /** Starts it, or starts it again: the same port, the same folder. */
  async up() {
    const limits = ['--newcomers', '100000', '--requests', '100000', '--messages', '100000', '--tables', '10000', '--sign-ins', '1000']
    this.back = new Child(binary(), ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.folder, '--log-level', 'warn', ...limits])
    await this.back.answers(`http://127.0.0.1:${this.port}/api/games`)
  }

  /** As if the machine had lost its power. */
  async crash() {
    await this.back?.end('SIGKILL')
    this.back = null
  }

  async stop() {
    await this.front?.end('SIGTERM')
    await this.back?.end('SIGTERM')
    rmSync(this.folder, { recursive: true, force: true })
  }
}
