import { defineConfig } from '@playwright/test';

/** `npm run e2e` starts the product and says where it is; alone, the tests expect one started by `npm start`. */
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
    // It would answer before what a journey puts in the place of the network; the one about it asks for it.
    serviceWorkers: 'block',
    locale: 'es-BO',
    timezoneId: 'America/La_Paz',
    // What moves costs more to draw than all the rest; journeys that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every page takes as much as drawing it; `npm run e2e -- x.spec.ts --trace on` does it on demand.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
