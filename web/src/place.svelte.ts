/** Where we are, and the way elsewhere: the History API. */

import { href, route, type Route } from './router'

class Place {
  route: Route = $state.raw(route(new URL(location.href)))

  constructor() {
    addEventListener('popstate', () => this.read())
    document.addEventListener('click', (event) => this.click(event))
  }

  /** Goes to a page; `replace` leaves no trace in the history. */
  go(to: Route, how: { replace?: boolean } = {}): void {
    const address = href(to)
    if (how.replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.read()
    if (!how.replace && to.page !== 'rules') scrollTo(0, 0)
  }

  private read(): void {
    this.route = route(new URL(location.href))
  }

  /** A plain click on a link of ours stays in the page. */
  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return
    event.preventDefault()
    this.go(route(new URL(link.href)))
  }
}

export const place = new Place()
