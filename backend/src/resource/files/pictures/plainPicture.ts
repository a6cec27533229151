import { formatNumber } from '@coop/domain';
import { type InspectionOptions, invalidFile, type PictureType, type Queue } from '../content/uploadField.js';
import { TaskProcess } from '../processes/task-process.js';
import { brokenPicture } from './presets.js';

/** Picture header; sides in pixels. `isDeep`: more than one byte per channel; `isProgressive`: several scans. */
export type Heading = { width: number; height: number; pages: number; isDeep: boolean; isProgressive: boolean };

/** A header takes milliseconds; a malicious one kills only its child process. */
const limits = { milliseconds: 3_000, megabytes: 128, residentMegabytes: 400 };

const reading = () =>
  new TaskProcess<Heading | null>({ script: new URL('./heading.process.js', import.meta.url), ...limits });
const processes: Record<Queue, TaskProcess<Heading | null>> = { staff: reading(), visitors: reading() };

/** Reads the header in a child process, like all untrusted bytes. Throws a 422. */
async function readHeading(bytes: Buffer, { queue = 'staff', signal }: InspectionOptions = {}): Promise<Heading> {
  const heading = await processes[queue].run(bytes, signal);
  signal?.throwIfAborted();
  if (!heading) throw brokenPicture();
  return heading;
}

/** In pixels: a strip millions of pixels long decodes far slower than its area suggests. */
const LONGEST_SIDE = 20_000;

/** Throws a 422 for a picture that is animated or, by its header, too large to decode. */
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

const moves = () => invalidFile('No se aceptan imágenes animadas.');

/** Limit of progressive JPEG scans; programs write 1 to 18. */
const MAX_SCANS = 32;

/** Returns the part safe to decode. Throws a 422 when decoding would take too long. */
export function plainPicture(bytes: Buffer, type: PictureType): Buffer {
  if (type === 'png') return plainPng(bytes);
  if (type === 'jpg') requireFewScans(bytes);
  if (type === 'webp' && isAnimatedWebp(bytes)) throw moves();
  return bytes;
}

function requireFewScans(bytes: Buffer) {
  const scans = countScans(bytes);
  if (scans === undefined) throw brokenPicture();
  if (scans > MAX_SCANS)
    throw invalidFile('La imagen viene en demasiadas pasadas. Guárdela otra vez como JPG y envíela de nuevo.');
}

/** Offsets in an extended WebP header: `RIFF`, its length, `WEBPVP8X`, a length, and then its flags. */
const [NAME, FLAGS] = [12, 20];
const ANIMATION = 0b10;

/** Reads the animation flag (RFC 9649, 2.7); decoders walk all frames, quadratically. */
const isAnimatedWebp = (bytes: Buffer) =>
  bytes.toString('latin1', NAME, NAME + 4) === 'VP8X' && ((bytes[FLAGS] ?? 0) & ANIMATION) !== 0;

const [MARK, START_OF_SCAN, END] = [0xff, 0xda, 0xd9];

/** Markers without a length: a stuffed byte, restarts, the start, and one of old arithmetic coders. */
const hasNoLength = (mark: number) => mark <= 0x01 || (mark >= 0xd0 && mark <= 0xd8);

/** Reserved markers: decoders skip one byte by byte, while its length could hide what follows. */
const isNone = (mark: number) => mark >= 0x02 && mark <= 0xbf;

/**
 * Counts the scans of a JPEG (ITU-T T.81, B.1). Each scan processes the whole picture. Thousands of empty ones in a
 * small file take minutes, and no decoder limits them. Undefined for a reserved marker. Data after the end marker is
 * ignored; phones append a video there.
 */
function countScans(bytes: Buffer): number | undefined {
  let count = 0;
  for (let at = bytes.indexOf(MARK); at >= 0 && at + 4 <= bytes.length; at = bytes.indexOf(MARK, at)) {
    const mark = bytes[at + 1] as number;
    if (mark === END) break;
    if (isNone(mark)) return undefined;
    // Fill bytes (0xFF) may precede a marker.
    if (mark === MARK) while (bytes[at + 1] === MARK) at += 1;
    else if (hasNoLength(mark)) at += 2;
    else {
      if (mark === START_OF_SCAN) count++;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return count;
}

const SIGNATURE_BYTES = 8;
/** Chunk overhead: length and name before its data, a checksum after. */
const [HEAD_BYTES, WHOLE_BYTES] = [8, 12];
/** Far above the EXIF data that cameras write, including orientation. */
const LONGEST_EXIF = 64 * 1024;

/** Chunk limit. Programs write chunks of eight thousand bytes, so the largest file has some hundreds. */
const MAX_PARTS = 20_000;

/** Chunks that affect rendering (PNG, third edition, 11). */
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

/** Strips non-rendered chunks: decoders inflate text chunks, eight megabytes each. Throws a 422. */
function plainPng(bytes: Buffer): Buffer {
  const chunks = [bytes.subarray(0, SIGNATURE_BYTES)];
  let parts = 0;
  for (let at = SIGNATURE_BYTES; at + HEAD_BYTES <= bytes.length; ) {
    if (++parts > MAX_PARTS) throw brokenPicture();
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + HEAD_BYTES);
    const end = at + WHOLE_BYTES + length;
    if (drawn.has(name) || (name === 'eXIf' && length <= LONGEST_EXIF)) chunks.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(chunks);
}
