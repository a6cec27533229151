import type { Preset } from '../content/presets.js';

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[a-z]+)?$/;

/** The key of a file's bytes, or of one of its smaller versions. Each file owns its keys, so that it can be deleted alone. */
export const fileKey = (id: string, preset?: Preset): string => (preset ? `${id}.${preset}` : id);

/** `af/2c/{key}`: folders by the random end of the identifier. Throws an Error on a key that is not ours. */
export function pathOfKey(key: string): string {
  if (!shape.test(key)) throw new Error('That is no key of a file');
  return `${key.slice(32, 34)}/${key.slice(34, 36)}/${key}`;
}
