import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

/** Styles of components go into files: the server's policy allows no inline ones. */
export default { preprocess: vitePreprocess(), compilerOptions: { css: 'external', runes: true } }
