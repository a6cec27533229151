import sharp from 'sharp';
import { serveTasks } from '../processes/serveTasks.js';

/** Of any field; each has its own limit, looked at before. */
const MOST_PIXELS = 50_000_000;
const QUALITY = 82;
/** Half the processor of the default 4, for 2 to 5 % more bytes. */
const EFFORT = 2;

/** @type {{ side: number, widths: number[] }} */
const { side, widths } = JSON.parse(process.argv[2] ?? '');
sharp.cache(false);

serveTasks((bytes) => draw(bytes).catch(() => null));

/**
 * A picture drawn anew within a square of that side, upright, in sRGB, with none of its metadata, and its versions by width.
 * @param {Uint8Array} bytes
 * @returns {Promise<import('./makeImage.js').Drawn>}
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
  // Encoding is what costs: a picture that is no wider than a version already is that version.
  for (const width of widths) versions.push(info.width <= width ? whole : await encode(width));
  return { whole, versions };
}
