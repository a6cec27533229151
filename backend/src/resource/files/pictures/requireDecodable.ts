import { formatNumber } from '@coop/domain';
import type { InspectionOptions } from '../content/inspectionOptions.js';
import { invalidFile } from '../content/invalidFile.js';
import { readHeading } from './readHeading.js';

/** In pixels. A row of millions takes far longer than its pixels suggest; panoramas have some ten thousand. */
const LONGEST_SIDE = 20_000;

/** Throws a 422 for a picture that is animated, or too large to decode by what its header says. */
export async function requireDecodable(bytes: Buffer, mostMegapixels: number, look?: InspectionOptions): Promise<void> {
  const { width, height, pages, isDeep, isProgressive } = await readHeading(bytes, look);
  if (pages > 1) throw moves();
  if (Math.max(width, height) > LONGEST_SIDE)
    throw invalidFile(`La imagen es demasiado larga: hasta ${formatNumber(LONGEST_SIDE, 0)} píxeles por lado.`);
  // Two bytes per channel double memory, and so does a progressive picture, held whole between scans.
  const weight = (isDeep ? 2 : 1) * (isProgressive ? 2 : 1);
  const most = Math.floor(mostMegapixels / weight);
  if (width * height > most * 1_000_000)
    throw invalidFile(`La imagen es demasiado grande: redúzcala a menos de ${most} megapíxeles.`);
}

export const moves = () => invalidFile('No se aceptan imágenes animadas.');
