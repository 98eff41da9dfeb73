import { svelte } from '@sveltejs/vite-plugin-svelte'
import { env } from 'node:process'
import { defineConfig } from 'vite'

/** Where a running Boardroom answers while we develop: `boardroom serve --listen 7117`. */
const server = env.BOARDROOM ?? 'http://127.0.0.1:7117'

export default defineConfig({
  plugins: [svelte()],
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
