import { invalidFile } from '../content/invalidFile.js';
import type { PictureType } from '../content/uploadField.js';
import { brokenPicture } from './brokenPicture.js';
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

/** Of the heading of an extended WebP: `RIFF`, its length, `WEBPVP8X`, a length, and then its flags. */
const [NAME, FLAGS] = [12, 20];
const ANIMATION = 0b10;

/**
 * Whether a WebP says that it moves (RFC 9649, 2.7). Told by its heading alone: whoever reads one of a hundred thousand frames goes
 * through all of them for each, before it says how many there are. Without this flag no reader looks for frames.
 */
const isAnimatedWebp = (bytes: Buffer) =>
  bytes.toString('latin1', NAME, NAME + 4) === 'VP8X' && ((bytes[FLAGS] ?? 0) & ANIMATION) !== 0;

const [MARK, START_OF_SCAN, END] = [0xff, 0xda, 0xd9];

/** Marks that stand alone: a stuffed byte, restarts, the start, and one of old arithmetic coders. */
const standsAlone = (mark: number) => mark <= 0x01 || (mark >= 0xd0 && mark <= 0xd8);

/** Given to nothing: a decoder goes on after it byte by byte, where a length would hide what follows. */
const isNone = (mark: number) => mark >= 0x02 && mark <= 0xbf;

/**
 * In how many passes a JPEG is drawn (ITU-T T.81, B.1). Each goes through the whole picture, however few bytes it has: thousands of
 * empty ones in a small file take minutes, which no decoder bounds. Undefined where it holds a mark that is none. What follows its end
 * (telephones put a film there) is not read.
 */
function countScans(bytes: Buffer): number | undefined {
  let count = 0;
  for (let at = bytes.indexOf(MARK); at >= 0 && at + 4 <= bytes.length; at = bytes.indexOf(MARK, at)) {
    const mark = bytes[at + 1] as number;
    if (mark === END) break;
    if (isNone(mark)) return undefined;
    // Marks may be filled up before.
    if (mark === MARK) while (bytes[at + 1] === MARK) at += 1;
    else if (standsAlone(mark)) at += 2;
    else {
      if (mark === START_OF_SCAN) count++;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return count;
}

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
function plainPng(bytes: Buffer): Buffer {
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
