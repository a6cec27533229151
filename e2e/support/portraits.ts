import { expect, type Page, type TestInfo } from '@playwright/test';
import { barriers } from './barriers.js';
import { type Brand, marksOf, marksOfDemonstration } from './brands.js';
import { countColours } from './countColours.js';

/** Pixels of a colour that are visible: a line of a mail, a button of a page. */
const SEEN = 100;

/** Takes screenshots of a brand and keeps them with the results; each must show this brand and no other. */
export class Portraits {
  private readonly foreign: readonly string[];

  constructor(
    private readonly brand: Brand,
    others: readonly Brand[],
    private readonly info: TestInfo,
  ) {
    this.foreign = [...others.flatMap(marksOf), ...marksOfDemonstration];
  }

  /** Checks a page at each width: accessibility, overflow and brand. */
  async takeAtWidths(page: Page, name: string, widths: readonly number[]): Promise<void> {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect([name, width, await barriers(page)]).toEqual([name, width, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      this.requireOwn(await page.content());
      await this.take(page, `${name}-${width}`);
    }
  }

  /** Takes a screenshot of the whole page and checks its colours. */
  async take(page: Page, name: string): Promise<void> {
    const { nombreCorto, color } = this.brand.datos;
    await page.locator('img').evaluateAll(loadAll);
    const path = this.info.outputPath(`${nombreCorto.toLowerCase()}-${name}.png`);
    await page.screenshot({ path, fullPage: true });
    await this.info.attach(`${nombreCorto}: ${name}`, { path, contentType: 'image/png' });
    // The demonstration's content has pictures in its own colours.
    const contents = page.locator('main img');
    await contents.evaluateAll(show, 'hidden');
    const picture = await page.screenshot({ fullPage: true });
    await contents.evaluateAll(show, '');
    const foreign = this.foreign.filter((mark) => mark.startsWith('#'));
    const [own = 0, ...others] = await countColours(page, picture, [color, ...foreign]);
    expect([name, own > SEEN, others]).toEqual([name, true, foreign.map(() => 0)]);
  }

  /** Checks that a text names this brand and no other. */
  requireOwn(text: string): void {
    expect(text).toContain(this.brand.datos.nombreCorto);
    // People still sign in with the accounts of the demonstration.
    const rest = text.replaceAll(/@kantuta\.test|kantuta-demo|demo-kantuta/g, '');
    const marks = new RegExp(`.{0,40}(${this.foreign.join('|')}).{0,40}`, 'i');
    expect(rest.match(marks)?.[0]).toBeUndefined();
  }
}

function show(all: (HTMLElement | SVGElement)[], visibility: string): void {
  for (const one of all) one.style.visibility = visibility;
}

/** Loads lazy pictures too. */
async function loadAll(all: Element[]): Promise<void> {
  const pictures = all.filter((one) => one instanceof HTMLImageElement);
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));
}
