import { invalidFile } from '../content/invalidFile.js';
import { brokenPicture } from './brokenPicture.js';

/** Loaded with the first picture. */
const loadSharp = async () => (await import('sharp')).default;

/**
 * The pixels of a plain picture, by its heading: nothing is decoded. What takes several times the memory of a plain one counts as so
 * many more. Refuses what moves, and what has too many.
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
    .catch(() => Promise.reject(brokenPicture()));
  if (pages > 1) throw invalidFile('No se aceptan imágenes animadas.');
  // Two bytes a channel, and the whole picture held while its passes arrive.
  const weight = (depth === 'uchar' ? 1 : 2) * (isProgressive ? 2 : 1);
  const most = Math.floor(mostMegapixels / weight);
  if (width * height > most * 1_000_000)
    throw invalidFile(`La imagen es demasiado grande: redúzcala a menos de ${most} megapíxeles.`);
  return width * height * weight;
}
