import type { Page } from '@playwright/test';

/** Counts the pixels of a picture in each of those colours (`#rrggbb`), in their order. */
export function countColours(page: Page, picture: Buffer, colours: readonly string[]): Promise<number[]> {
  return page.evaluate(
    async ({ base64, colours }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      const points = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      // Pixels are read as little-endian words: alpha, blue, green, red.
      const written = (colour: string) => {
        const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
        return ((255 << 24) | (Number(blue) << 16) | (Number(green) << 8) | Number(red)) >>> 0;
      };
      const counted = new Map(colours.map((colour) => [written(colour), 0]));
      for (const point of points) {
        const before = counted.get(point);
        if (before !== undefined) counted.set(point, before + 1);
      }
      return colours.map((colour) => counted.get(written(colour)) ?? 0);
    },
    { base64: picture.toString('base64'), colours: [...colours] },
  );
}
