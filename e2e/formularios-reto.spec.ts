import { button, codeOf, send, textBox } from './support/form.js';
import { hydrated } from './support/hydrated.js';
import { ownProduct } from './support/ownProduct.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';
import { watch } from './support/watch.js';

/** A product that requires the proof of work from everybody. */
test.describe('with a proof of work always required', () => {
  const own = ownProduct('reto', { CHALLENGE: 'always' });

  for (const javaScriptEnabled of [true, false])
    test(`a person sends an opinion ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const pedidos: string[] = [];
      const envios: [tipo: string, estado: number][] = [];
      page.on('request', (request) => pedidos.push(request.url()));
      page.on('response', (response) => {
        const request = response.request();
        if (request.method() === 'POST') envios.push([request.resourceType(), response.status()]);
      });
      const fallas = watch(page);
      await page.goto(`${own.baseURL}/contactanos/opinion`);
      if (javaScriptEnabled) await hydrated(page);
      await button(page, 'Tipo', 'Sugerencia').check();
      await textBox(page, 'Asunto').fill('Más cajas los lunes');
      await textBox(page, 'Su opinión').fill(unique('Los lunes por la mañana falta una caja.'));
      expect(pedidos.some((url) => url.includes('solveChallenge'))).toBe(false);
      await send(page).click();
      await codeOf(page, /^OPI-[\w-]+$/);
      expect(pedidos.some((url) => url.includes('solveChallenge'))).toBe(javaScriptEnabled);
      // With JavaScript the island computes the proof and repeats the request; otherwise the browser posts the form.
      expect(envios).toEqual(
        javaScriptEnabled
          ? [
              ['xhr', 428],
              ['xhr', 201],
            ]
          : [['document', 303]],
      );
      // The server asks for the proof with 428, which the browser logs; nothing else fails.
      expect(fallas.filter((falla) => !falla.includes('428'))).toEqual([]);
      expect(pedidos.filter((url) => !url.startsWith(own.baseURL) && !url.startsWith('data:'))).toEqual([]);
      await context.close();
    });
});
