import { invalidFile } from '../content/invalidFile.js';
import type { PictureType } from '../content/uploadField.js';
import { brokenPicture } from './brokenPicture.js';
import { countScans } from './countScans.js';
import { isAnimatedWebp } from './isAnimatedWebp.js';
import { plainPng } from './plainPng.js';
import { moves } from './requireDecodable.js';

/** Programs write 1 to 18. */
const MOST_SCANS = 32;

/** What of a picture is safe to decode. Throws a 422 where drawing it would take far longer than its size tells. */
export function plainPicture(bytes: Buffer, type: PictureType): Buffer {
  if (type === 'png') return plainPng(bytes);
  if (type === 'jpg') requireFewScans(bytes);
  if (type === 'webp' && isAnimatedWebp(bytes)) throw moves();
  return bytes;
}

function requireFewScans(bytes: Buffer) {
  const scans = countScans(bytes);
  if (scans === undefined) throw brokenPicture();
  if (scans > MOST_SCANS)
    throw invalidFile('La imagen viene en demasiadas pasadas. Guárdela otra vez como JPG y envíela de nuevo.');
}
