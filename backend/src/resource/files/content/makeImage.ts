import { invalidFile } from './invalidFile.js';
import { type Preset, presets } from './presets.js';

const LARGEST_SIDE = 1600;
// Of any field; each has its own limit, looked at before.
const MOST_PIXELS = 50_000_000;

/** Loaded with the first picture. */
const loadSharp = async () => (await import('sharp')).default;

/** An image as WebP. Dimensions in pixels. */
export type EncodedImage = { bytes: Buffer; ancho: number; alto: number };

/**
 * Decodes a picture and draws it anew as WebP of at most 1600 px a side, upright, in sRGB, with none of its metadata,
 * with its smaller versions. What its heading says is for `requireDecodable`, before. Throws a 422 on what is broken.
 */
export async function makeImage(
  bytes: Buffer,
  signal?: AbortSignal,
): Promise<EncodedImage & { variants: Record<Preset, EncodedImage> }> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => Promise.reject(broken()));
  signal?.throwIfAborted();
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encode = async (width: number): Promise<EncodedImage> => {
    const made = await sharp(data, { raw })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: made.data, ancho: made.info.width, alto: made.info.height };
  };
  const whole = await encode(LARGEST_SIDE);
  // Encoding is what costs: a picture that is no wider than a version already is that version.
  const version = (width: number) => (info.width <= width ? whole : encode(width));
  return {
    ...whole,
    variants: {
      miniatura: await version(presets.miniatura),
      tarjeta: await version(presets.tarjeta),
      ancho: await version(presets.ancho),
    },
  };
}

/**
 * The pixels of a picture, by its heading: nothing is decoded. What takes several times the memory of a plain one counts as so many
 * more. Refuses what moves, and what has too many.
 */
export async function requireDecodable(bytes: Buffer, mostMegapixels: number): Promise<number> {
  const sharp = await loadSharp();
  const {
    width,
    height,
    pages = 1,
    depth,
    isProgressive,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(broken()));
  if (pages > 1) throw invalidFile('No se aceptan imágenes animadas.');
  // Two bytes a channel, and the whole picture held while its passes arrive.
  const weight = (depth === 'uchar' ? 1 : 2) * (isProgressive ? 2 : 1);
  const most = Math.floor(mostMegapixels / weight);
  if (width * height > most * 1_000_000)
    throw invalidFile(`La imagen es demasiado grande: redúzcala a menos de ${most} megapíxeles.`);
  return width * height * weight;
}

const broken = () => invalidFile('La imagen está incompleta o dañada.');
