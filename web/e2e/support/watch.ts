/** Watches a browser: what it says in its console, whom it asks, and all that it is told. */

import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test'

export class Watch {
  readonly troubles: string[] = []
  /** Everything the server told this browser, in the order it came. */
  readonly told: string[] = []
  /** The bodies that are still being read. */
  private readonly reading = new Set<Promise<void>>()
  private readonly excused: RegExp[] = []
  private listening = false

  private constructor(private readonly host: string) {}

  static async over(context: BrowserContext, url: string): Promise<Watch> {
    const watch = new Watch(new URL(url).host)
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => console.error(`the policy forbids ${event.violatedDirective}: ${event.blockedURI}`))
    })
    context.on('console', (message) => watch.heard(message))
    context.on('weberror', (error) => watch.trouble(String(error.error().stack ?? error.error())))
    context.on('request', (request) => watch.asked(request))
    context.on('response', (response) => watch.answered(response))
    context.on('page', (page) => watch.opened(page))
    return watch
  }

  /** Keeps all that is told from now on. */
  listen(): void {
    this.listening = true
  }

  /** All that was told until now. */
  async everything(): Promise<string[]> {
    await Promise.all(this.reading)
    return this.told
  }

  /** While the server is gone a browser says so in its console. */
  excuse(what: RegExp): void {
    this.excused.push(what)
  }

  private trouble(text: string): void {
    if (!this.excused.some((excuse) => excuse.test(text))) this.troubles.push(text)
  }

  private heard(message: ConsoleMessage): void {
    if (message.type() !== 'error') return
    const from = message.location().url
    // So it does when it asks for a table that is not there.
    if (/\/api\/tables\/999999|\/no\/such\/page$/.test(from) && message.text().includes('404')) return
    this.trouble(`${message.text()} (${from})`)
  }

  private asked(request: Request): void {
    const { protocol, host } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && host !== this.host) this.trouble(`a request to ${request.url()}`)
  }

  private answered(response: Response): void {
    if (!this.listening || !new URL(response.url()).pathname.startsWith('/api/')) return
    const read = response.text().then(
      (text) => void this.told.push(text),
      () => {},
    )
    this.reading.add(read)
    void read.finally(() => this.reading.delete(read))
  }

  private opened(page: Page): void {
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== this.host) this.trouble(`a socket to ${socket.url()}`)
      socket.on('framereceived', ({ payload }) => void (this.listening && this.told.push(String(payload))))
    })
  }
}
