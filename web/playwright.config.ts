import { defineConfig } from '@playwright/test'
import { env } from 'node:process'
import { launchOptions } from './e2e/support/chromium.mjs'

/** The browser tests: `npm run e2e`. They drive Debian's Chromium against a real server: e2e/support/server.mjs. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: env.E2E_OUTPUT ?? 'node_modules/.cache/e2e',
  // Generous, for machines that build something else at the same time.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  forbidOnly: env.CI !== undefined,
  retries: 0,
  workers: 2,
  reporter: [['list']],
  use: { launchOptions: launchOptions(), screenshot: 'only-on-failure', trace: env.E2E_TRACE ? 'retain-on-failure' : 'off' },
})
