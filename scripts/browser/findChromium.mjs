import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../root.mjs';

const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('@playwright/test');

/**
 * Finds a Chromium: CHROMIUM_PATH, Playwright's own, or the system's. Prefers headless shells, which render the same
 * pages with a third less work.
 * @returns {string | undefined}
 */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured))
    throw new Error(`CHROMIUM_PATH dice ${configured}, pero ese archivo no existe.`);
  return [configured, chromium.executablePath(), ...systemPaths].find((file) => file && existsSync(file));
}

const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
