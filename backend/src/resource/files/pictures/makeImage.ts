import { type InspectionOptions, invalidFile, type Queue } from '../content/uploadField.js';
import { TaskProcess } from '../processes/task-process.js';
import { brokenPicture, type Preset, presetNames, presets } from './presets.js';

const LARGEST_SIDE = 1600;

/** A WebP image. Dimensions in pixels. */
export type EncodedImage = { bytes: Buffer; ancho: number; alto: number };
export type RenderedImage = { whole: EncodedImage; versions: EncodedImage[] };

/**
 * Decoding runs in a killable child process. The library checks its time limit only between rows, and does not limit
 * memory. Fifty megapixels at two bytes per channel take 400 MB. Visitors' pictures take half and about a second; one
 * made to be slow delays its own queue.
 */
const limits = { megabytes: 256, residentMegabytes: 1_200 };

const drawing = (milliseconds: number) =>
  new TaskProcess<RenderedImage | null>({
    script: new URL('./picture.process.js', import.meta.url),
    args: [JSON.stringify({ side: LARGEST_SIDE, widths: presetNames.map((name) => presets[name]) })],
    milliseconds,
    ...limits,
  });
const processes: Record<Queue, TaskProcess<RenderedImage | null>> = {
  staff: drawing(20_000),
  visitors: drawing(8_000),
};

/** Re-encodes a plain picture as WebP with variants: at most 1600 px, upright, sRGB. Throws a 422. */
export async function makeImage(
  bytes: Buffer,
  { queue = 'staff', signal }: InspectionOptions = {},
): Promise<EncodedImage & { variants: Record<Preset, EncodedImage> }> {
  const drawn = await processes[queue].run(bytes, signal);
  signal?.throwIfAborted();
  if (drawn === undefined) throw invalidFile('La imagen es demasiado compleja. Guárdela otra vez, más pequeña.');
  if (drawn === null) throw brokenPicture();
  const [whole, ...versions] = [drawn.whole, ...drawn.versions].map(restoreBuffers) as [
    EncodedImage,
    ...EncodedImage[],
  ];
  return {
    ...whole,
    variants: Object.fromEntries(presetNames.map((name, at) => [name, versions[at]])) as Record<Preset, EncodedImage>,
  };
}

/** IPC turns Buffers into plain Uint8Arrays. */
const restoreBuffers = ({ bytes, ...size }: EncodedImage): EncodedImage => ({
  ...size,
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
});
