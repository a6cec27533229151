import sharp from 'sharp';
import { serveTasks } from '../processes/serveTasks.js';

serveTasks((bytes) => read(bytes).catch(() => null));

/**
 * Parses the header of a picture; decodes nothing.
 * @param {Uint8Array} bytes
 * @returns {Promise<import('./plainPicture.js').Heading>}
 */
async function read(bytes) {
  const { width, height, pages = 1, depth, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { width, height, pages, isDeep: depth !== 'uchar', isProgressive: isProgressive === true };
}
