// Serves dist as the binary will: the same headers, every other address is the page, /api goes to a running server.
//   npm run build && BOARDROOM=http://127.0.0.1:7117 node scripts/serve.mjs 7118 dist
import { readFileSync, statSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const upstream = new URL(process.env.BOARDROOM ?? 'http://127.0.0.1:7117')
const port = Number(process.argv[2] ?? 7118)
const dist = process.argv[3] ?? 'dist'
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.png': 'image/png', '.ico': 'image/x-icon', '.css': 'text/css', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json', '.json': 'application/json', '.woff2': 'font/woff2' }

// What crates/server/src/headers.rs sets.
const source = readFileSync(new URL('../../crates/server/src/headers.rs', import.meta.url), 'utf8')
const policy = /CONTENT_SECURITY_POLICY: &str = "([^;]*(?:;[^"]*)?)"/s.exec(source)?.[1].replace(/\\\n\s*/g, '')
if (!policy) throw new Error('no policy found in headers.rs')

// And where the page has something to show, as crates/server/src/pages.rs knows.
const pages = readFileSync(new URL('../../crates/server/src/pages.rs', import.meta.url), 'utf8')
const routes = [.../const ROUTES: \[&str; \d+\] = \[([^\]]*)\]/.exec(pages)[1].matchAll(/"([^"]*)"/g)].map(([, route]) => new RegExp(`^${route.replace(/\/$/, '').replace(/#/g, '\\d{1,15}').replace(/\*/g, '[^/]+')}/?$`))

const server = http.createServer((request, response) => {
  if (request.url.startsWith('/api')) {
    const options = { host: upstream.hostname, port: upstream.port, path: request.url, method: request.method, headers: request.headers }
    const proxied = http.request(options, (answer) => {
      response.writeHead(answer.statusCode, answer.headers)
      answer.pipe(response)
    })
    proxied.on('error', () => response.writeHead(502).end())
    request.pipe(proxied)
    return
  }
  const path = normalize(new URL(request.url, 'http://x').pathname)
  let file = join(dist, path)
  let status = 200
  try {
    if (!statSync(file).isFile()) throw new Error('a folder')
  } catch {
    file = join(dist, 'index.html')
    if (!routes.some((route) => route.test(path))) status = 404
  }
  const headers = { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream', 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin' }
  const zip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') && extname(file) in TYPES
  response.writeHead(status, zip ? { ...headers, 'Content-Encoding': 'gzip' } : headers)
  response.end(zip ? gzipSync(readFileSync(file)) : readFileSync(file))
})
server.on('upgrade', (request, socket, head) => {
  const other = net.connect(Number(upstream.port), upstream.hostname, () => {
    const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`)
    other.write([`${request.method} ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
    other.write(head)
    socket.pipe(other).pipe(socket)
  })
  other.on('error', () => socket.destroy())
  socket.on('error', () => other.destroy())
})
server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}/ -> ${upstream.href}`))
