/** Addresses and the pages behind them. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; table: number; invite?: string }
  | { page: 'replay'; table: number; invite?: string; step: number | null; seat: number | null }
  | { page: 'lab'; table: number; invite?: string }
  | { page: 'players'; game: string | null }
  | { page: 'player'; user: number }
  | { page: 'settings' }
  | { page: 'learn'; game: string }
  | { page: 'books' }
  /** A game's own page, how to play it, unless a rule or all of them are asked for. */
  | { page: 'rules'; book: string; rule: string | null; all?: boolean }
  | { page: 'lost'; path: string }

/** The page of an address. */
export function route(url: URL): Route {
  const parts = url.pathname.split('/').filter(Boolean)
  const lost: Route = { page: 'lost', path: url.pathname }
  const invite = url.searchParams.get('invite') ?? undefined
  const [first, second, third, ...more] = parts
  if (more.length > 0) return lost
  switch (first) {
    case undefined:
      return { page: 'home' }
    case 'new':
      return second === undefined ? { page: 'new', game: url.searchParams.get('game') } : lost
    case 'settings':
      return second === undefined ? { page: 'settings' } : lost
    case 'learn':
      return second !== undefined && third === undefined ? { page: 'learn', game: second } : lost
    case 'rules': {
      if (second === undefined) return { page: 'books' }
      const rule = url.hash.slice(1) || null
      if (third === 'all') return { page: 'rules', book: second, rule, all: true }
      return third === undefined ? { page: 'rules', book: second, rule } : lost
    }
    case 'players': {
      if (second === undefined) return { page: 'players', game: url.searchParams.get('game') }
      const user = whole(second)
      return user !== null && third === undefined ? { page: 'player', user } : lost
    }
    case 'tables': {
      const table = whole(second)
      if (table === null) return lost
      if (third === undefined) return { page: 'table', table, invite }
      const number = (name: string) => whole(url.searchParams.get(name) ?? undefined)
      if (third === 'replay') return { page: 'replay', table, invite, step: number('step'), seat: number('seat') }
      if (third === 'lab') return { page: 'lab', table, invite }
      return lost
    }
    default:
      return lost
  }
}

/** The address of a page. */
export function href(to: Route): string {
  const query = (values: Record<string, string | number | null | undefined>) => {
    const pairs = Object.entries(values).flatMap(([name, value]) => (value === null || value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    return pairs.length > 0 ? `?${pairs.join('&')}` : ''
  }
  switch (to.page) {
    case 'home':
      return '/'
    case 'new':
      return `/new${query({ game: to.game })}`
    case 'table':
      return `/tables/${to.table}${query({ invite: to.invite })}`
    case 'replay':
      return `/tables/${to.table}/replay${query({ step: to.step, seat: to.seat, invite: to.invite })}`
    case 'lab':
      return `/tables/${to.table}/lab${query({ invite: to.invite })}`
    case 'players':
      return `/players${query({ game: to.game })}`
    case 'player':
      return `/players/${to.user}`
    case 'settings':
      return '/settings'
    case 'learn':
      return `/learn/${to.game}`
    case 'books':
      return '/rules'
    case 'rules':
      return `/rules/${to.book}${to.all ? '/all' : ''}${to.rule ? `#${to.rule}` : ''}`
    case 'lost':
      return to.path
  }
}

/** A number of an address: digits alone, and exact. */
function whole(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return null
  return Number(text)
}
