import sharp from 'sharp';
import { serveTasks } from '../processes/serveTasks.js';

/** Above the limit of any field; each field's own limit was checked before. */
const MOST_PIXELS = 50_000_000;
const QUALITY = 82;
/** Half the CPU time of the default 4, for 2 to 5 % more bytes. */
const EFFORT = 2;

/** @type {{ side: number, widths: number[] }} */
const { side, widths } = JSON.parse(process.argv[2] ?? '');
sharp.cache(false);

serveTasks((bytes) => draw(bytes).catch(() => null));

/**
 * Re-encodes a picture within a square of that side, upright, in sRGB, without metadata, with its variants by width.
 * @param {Uint8Array} bytes
 */
async function draw(bytes) {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  /** @param {number} width */
  const encode = async (width) => {
    const made = await sharp(data, { raw })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: EFFORT })
      .toBuffer({ resolveWithObject: true });
    return { bytes: made.data, ancho: made.info.width, alto: made.info.height };
  };
  const whole = await encode(side);
  const versions = [];
  // Encoding dominates the cost: a picture no wider than a variant is that variant.
  for (const width of widths) versions.push(info.width <= width ? whole : await encode(width));
  return { whole, versions };
}
