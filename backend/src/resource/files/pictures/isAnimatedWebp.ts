/** Of the heading of an extended WebP: `RIFF`, its length, `WEBPVP8X`, a length, and then its flags. */
const [NAME, FLAGS] = [12, 20];
const ANIMATION = 0b10;

/**
 * Whether a WebP says that it moves (RFC 9649, 2.7). Told by its heading alone: whoever reads one of a hundred thousand frames goes
 * through all of them for each, before it says how many there are. Without this flag no reader looks for frames.
 */
export const isAnimatedWebp = (bytes: Buffer) =>
  bytes.toString('latin1', NAME, NAME + 4) === 'VP8X' && ((bytes[FLAGS] ?? 0) & ANIMATION) !== 0;
