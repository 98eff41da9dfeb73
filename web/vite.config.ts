import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import { defineConfig, type Plugin, type Rollup } from 'vite'

/** Where a running Boardroom answers while we develop: `boardroom serve --listen 7117`. */
const server = env.BOARDROOM ?? 'http://127.0.0.1:7117'

/** What the page needs to open and to say that there is no connection: the entry, its words, and that page. */
const SHELL = /src\/main\.ts$|index\.html$|pages\/Offline\.svelte$|ftl\/..\/(table|web|[\w-]+\.about)\.ftl\?raw$/

/** Writes the service worker (sw/worker.js) with the list of what it keeps. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = new Set(['/index.html', '/icon.svg', '/icon-192.png', '/manifest.webmanifest'])
      const add = (chunk: Rollup.OutputAsset | Rollup.OutputChunk | undefined) => {
        if (!chunk || files.has(`/${chunk.fileName}`)) return
        files.add(`/${chunk.fileName}`)
        if (chunk.type !== 'chunk') return
        for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(`/${css}`)
        for (const next of chunk.imports) add(bundle[next])
      }
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.facadeModuleId && SHELL.test(chunk.facadeModuleId)) add(chunk)
      const list = JSON.stringify([...files].sort())
      const version = createHash('sha256').update(list).digest('hex').slice(0, 12)
      const source = readFileSync(new URL('sw/worker.js', import.meta.url), 'utf8').replace('self.__FILES__', list).replace('self.__VERSION__', version)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    target: 'es2022',
    // The policy of the server allows nothing inline, so nothing is inlined but small pictures as data:.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    // The Fluent files lie outside this folder.
    fs: { allow: ['..'] },
    // The host stays as the browser sends it: the server compares it with the page's origin.
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  preview: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
})
