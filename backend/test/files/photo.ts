import sharp from 'sharp';

/** A single-colour JPG photo. */
export const photo = (width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 90 } } })
    .jpeg()
    .toBuffer();
