import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const reader = fileURLToPath(import.meta.resolve('unpdf/pdfjs'));
/** A reserved domain: every request to it is answered here. */
const origin = 'https://dibujo.example';
/** Twice the size on paper, so that a letter's stroke is as dark as its ink. */
const SCALE = 2;

/**
 * Renders the first page of a PDF on that page of a browser. Returns the contrast (WCAG) of its faintest text with the
 * paper.
 */
export async function showPdf(page: Page, bytes: Buffer): Promise<number> {
  await page.route(`${origin}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body style="margin:0"><canvas></canvas>' }),
  );
  await page.route(`${origin}/lector.mjs`, async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await readFile(reader, 'utf8') }),
  );
  await page.goto(`${origin}/`);
  return page.evaluate(
    async ({ base64, lector, scale }) => {
      const { getDocument } = await import(lector);
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const first = await (await getDocument({ data }).promise).getPage(1);
      const viewport = first.getViewport({ scale });
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      Object.assign(canvas, { width: viewport.width, height: viewport.height });
      await first.render({ canvas, viewport }).promise;

      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      const part = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const contrastIn = (left: number, top: number, width: number, height: number) => {
        const { data: points } = context.getImageData(left, top, width, height);
        let [darkest, lightest] = [1, 0];
        for (let at = 0; at < points.length; at += 4) {
          const [red = 0, green = 0, blue = 0] = points.slice(at, at + 3);
          const luminance = 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
          [darkest, lightest] = [Math.min(darkest, luminance), Math.max(lightest, luminance)];
        }
        return (lightest + 0.05) / (darkest + 0.05);
      };
      const { items } = await first.getTextContent();
      const contrasts: number[] = items
        .filter(({ str }: { str: string }) => str.trim())
        .map(({ transform, width, height }: { transform: number[]; width: number; height: number }) => {
          const [x, y] = viewport.convertToViewportPoint(transform[4], transform[5]);
          return contrastIn(x, y - height * scale, Math.max(1, width * scale), Math.max(1, height * scale));
        });
      return Math.min(...contrasts);
    },
    { base64: bytes.toString('base64'), lector: `${origin}/lector.mjs`, scale: SCALE },
  );
}
