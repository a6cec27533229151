import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Runs axe (WCAG 2.2 AA, or those rules) on the page; returns one line a rule, with the failing elements. */
export async function barriers(page: Page, rules?: string[]): Promise<string[]> {
  // From the top: an element half under the header would count as a target too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Elements fading in fail the contrast check; only endless animations (the ticker) are not awaited.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  // Once a document: loading axe takes as long as a check.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const runOnly: RunOptions['runOnly'] = rules ? { type: 'rule', values: rules } : { type: 'tag', values: standards };
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, runOnly);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
