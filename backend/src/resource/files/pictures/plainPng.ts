import { brokenPicture } from './brokenPicture.js';

const SIGNATURE_BYTES = 8;
/** Of each part: its length and name before its bytes, and a checksum after them. */
const [HEAD_BYTES, WHOLE_BYTES] = [8, 12];
/** What a camera writes of a picture, with which way is up, is far less. */
const LONGEST_EXIF = 64 * 1024;

/** Programs write parts of eight thousand bytes: the largest file has some hundreds. */
const MOST_PARTS = 20_000;

/** The parts that say how it is drawn (PNG, third edition, 11). */
const drawn: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'IDAT',
  'IEND',
]);

/**
 * A PNG without its texts and whatever else is not drawn. Whoever decodes a picture unpacks every text first, each to as much as eight
 * megabytes: a small file with a hundred of them fills the memory. What is cut off in the middle stays so. Throws a 422 on one in crumbs.
 */
export function plainPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let parts = 0;
  for (let at = SIGNATURE_BYTES; at + HEAD_BYTES <= bytes.length; ) {
    if (++parts > MOST_PARTS) throw brokenPicture();
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + HEAD_BYTES);
    const end = at + WHOLE_BYTES + length;
    if (drawn.has(name) || (name === 'eXIf' && length <= LONGEST_EXIF)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}
