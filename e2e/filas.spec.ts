import { publicAddresses } from './support/publicAddresses.js';
import { expect, test } from './support/test.js';

test('no card is alone in the last row, on a tablet or a computer', async ({ browser }) => {
  // The layout of rows depends on no script and no picture.
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.route('**/archivos/**', (route) => route.abort());
  for (const address of [...publicAddresses, '/necesito/perdi-mi-tarjeta', '/no-existe']) {
    await page.goto(address);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const alone = await page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('ul, ol')].flatMap((list) => {
          const boxes = [...list.children].map((card) => card.getBoundingClientRect()).filter(({ width: w }) => w > 0);
          const last = boxes.at(-1);
          if (getComputedStyle(list).display !== 'grid' || boxes.length < 3 || !last) return [];
          const beside = boxes.filter(({ top, bottom }) => top < last.bottom && bottom > last.top).length;
          const several = boxes.some(({ top, left }) => boxes.some((other) => other.top === top && other.left > left));
          return several && beside === 1 && last.width < list.clientWidth * 0.6 ? [list.textContent?.slice(0, 60)] : [];
        }),
      );
      expect.soft(alone, `${address}, ${width}`).toEqual([]);
    }
  }
  await page.close();
});
