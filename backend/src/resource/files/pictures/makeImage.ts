import { invalidFile } from '../content/invalidFile.js';
import type { Look, Queue } from '../content/look.js';
import { TaskProcess } from '../processes/task-process.js';
import { brokenPicture } from './brokenPicture.js';
import { type Preset, presetNames, presets } from './presets.js';

const LARGEST_SIDE = 1600;

/** An image as WebP. Dimensions in pixels. */
export type EncodedImage = { bytes: Buffer; ancho: number; alto: number };
/** What comes of a picture: itself, and its smaller versions in the order of `presetNames`. */
export type Drawn = { whole: EncodedImage; versions: EncodedImage[] };

/**
 * Decoding takes what it takes: the library's own limit of time is looked at between rows, and it has none of memory. So it is done
 * in a process that can be ended. Fifty megapixels of two bytes a channel take 400 MB; what visitors may attach, half of that, and
 * about a second, where one that is made to be slow keeps the others of its queue waiting.
 */
const limits = { megabytes: 256, residentMegabytes: 1_200 };

const drawing = (milliseconds: number) =>
  new TaskProcess<Drawn | null>({
    script: new URL('./picture.process.js', import.meta.url),
    args: [JSON.stringify({ side: LARGEST_SIDE, widths: presetNames.map((name) => presets[name]) })],
    milliseconds,
    ...limits,
  });
const processes: Record<Queue, TaskProcess<Drawn | null>> = { staff: drawing(20_000), visitors: drawing(8_000) };

/**
 * Decodes a plain picture (see `plainPicture`) and draws it anew as WebP of at most 1600 px a side, upright, in sRGB, with none of its
 * metadata, with its smaller versions. What its heading says is for `requireDecodable`, before. Throws a 422 on what is broken or takes
 * too much. Ends when nobody waits any more.
 */
export async function makeImage(
  bytes: Buffer,
  { queue = 'staff', signal }: Look = {},
): Promise<EncodedImage & { variants: Record<Preset, EncodedImage> }> {
  const drawn = await processes[queue].ask(bytes, signal);
  signal?.throwIfAborted();
  if (drawn === undefined) throw invalidFile('La imagen es demasiado compleja. Guárdela otra vez, más pequeña.');
  if (drawn === null) throw brokenPicture();
  const [whole, ...versions] = [drawn.whole, ...drawn.versions].map(received) as [EncodedImage, ...EncodedImage[]];
  return {
    ...whole,
    variants: Object.fromEntries(presetNames.map((name, at) => [name, versions[at]])) as Record<Preset, EncodedImage>,
  };
}

/** Bytes of another process come as plain ones. */
const received = ({ bytes, ...size }: EncodedImage): EncodedImage => ({
  ...size,
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
});
