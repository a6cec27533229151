import { defineConfig } from '@playwright/test';

/** `npm run e2e` starts the product and passes its address; alone, the tests use the one started by `npm start`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }]],
  use: {
    actionTimeout: 20_000,
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
    // A service worker would answer before a journey's routes; the offline journey enables it.
    serviceWorkers: 'block',
    locale: 'es-BO',
    timezoneId: 'America/La_Paz',
    // Motion costs more to render than the rest; journeys about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every page doubles the cost; `npm run e2e -- x.spec.ts --trace on` records on demand.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
