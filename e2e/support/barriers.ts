import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA, or those rules, on the page as it stands: one line a rule, with the elements that break it. */
export async function barriers(page: Page, rules?: string[]): Promise<string[]> {
  // From its beginning: what has been scrolled half under the header would count as a target too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // What is still coming in is drawn half through: only what never ends (the ticker) is not waited for.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  // Where no frame is, axe need not gather what it finds in each on another page, which takes as long as looking.
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  axe.options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(standards)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
