import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** Decodes a QR code from a screenshot of it. */
export async function readCode(code: Locator): Promise<string> {
  const picture = await code.screenshot();
  const { points, width, height } = await code.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    return { points: [...context.getImageData(0, 0, width, height).data], width, height };
  }, picture.toString('base64'));
  return decodeQR({ data: Uint8ClampedArray.from(points), width, height });
}
