import type { Locator } from '@playwright/test';

/** Returns the worst contrast (WCAG) of an element's text with the pixels behind it, pictures included. */
export async function worstContrast(element: Locator): Promise<number> {
  const color = await element.evaluate((node: HTMLElement) => {
    const { color } = getComputedStyle(node);
    // Without transitions, which the screenshot would catch half way.
    node.style.setProperty('transition', 'none');
    node.style.setProperty('color', 'transparent');
    return color;
  });
  const foto = (await element.screenshot()).toString('base64');
  await element.evaluate((node: HTMLElement) => node.style.removeProperty('color'));
  return element.page().evaluate(
    async ({ foto, color }) => {
      const bytes = Uint8Array.from(atob(foto), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      // The middle, which holds the text and no border.
      const [x, y] = [Math.round(bitmap.width / 6), Math.round(bitmap.height / 4)];
      const [width, height] = [bitmap.width - 2 * x, bitmap.height - 2 * y];
      const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, -x, -y);
      const { data } = context.getImageData(0, 0, width, height);
      const part = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const luminance = (r = 0, g = 0, b = 0) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
      const own = luminance(...(color.match(/\d+/g) ?? []).map(Number));
      let worst = 21;
      for (let at = 0; at < data.length; at += 4) {
        const behind = luminance(data[at], data[at + 1], data[at + 2]);
        worst = Math.min(worst, (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
      }
      return worst;
    },
    { foto, color },
  );
}
