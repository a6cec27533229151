import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../root.mjs';
import { getChromium } from './getChromium.mjs';

const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('@playwright/test');

/**
 * Launches Chromium through Playwright, with additional arguments.
 * @param {string[]} [args]
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export const launchChromium = (args = []) =>
  chromium.launch({ executablePath: getChromium(), args: ['--no-sandbox', ...args] });
