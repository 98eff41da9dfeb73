/*
 * The service worker. It keeps the shell of the client, so that the page opens without a connection and says so, and shows
 * notifications. It never keeps an answer of the interface, nor anything that belongs to somebody: what is not on its
 * list goes to the network as if it were not there.
 *
 * The list is written by the build (vite.config.ts): files whose names hold a digest of their contents, and the page. A
 * new build has another list, and with it another cache; the old one is thrown away when the new worker takes over.
 */

const FILES = self.__FILES__
const CACHE = 'boardroom-self.__VERSION__'
const PAGE = '/index.html'

self.addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('boardroom-') && name !== CACHE
  const cleared = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
  event.waitUntil(cleared.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return
  // The page comes from the server whenever there is one, so that a new build is seen at once.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(PAGE)))
  else if (url.pathname.startsWith('/assets/') && FILES.includes(url.pathname)) event.respondWith(kept(url.pathname).then((found) => (found.ok ? found : fetch(request))))
})

async function kept(path) {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? Response.error()
}

self.addEventListener('push', (event) => {
  event.waitUntil(notify(event.data))
})

async function notify(data) {
  const { title, body, url, tag } = read(data)
  const open = await self.clients.matchAll({ type: 'window' })
  // Whoever looks at the table sees it anyway.
  if (open.some((client) => client.focused && new URL(client.url).pathname === url)) return
  await self.registration.showNotification(title, { body, tag, renotify: tag !== undefined, icon: '/icon-192.png', badge: '/icon-192.png', data: { url } })
}

function read(data) {
  try {
    const { title, body, url, tag } = data.json()
    return { title: String(title), body: String(body), tag: String(tag), url: /^\/(?!\/)/.test(url) ? url : '/' }
  } catch {
    return { title: 'Boardroom', body: '', url: '/' }
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data?.url ?? '/'))
})

async function show(url) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find((client) => new URL(client.url).pathname === url)
  return there ? there.focus() : self.clients.openWindow(url)
}
