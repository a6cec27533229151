import type { Preset } from '../pictures/presets.js';

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[a-z]+)?$/;

/** The key of some bytes, or of a smaller version of them. Each file, and each replacement, owns its keys. */
export const fileKey = (clave: string, preset?: Preset): string => (preset ? `${clave}.${preset}` : clave);

/** `af/2c/{key}`: folders by the random end of the identifier. Throws an Error on a key that is not ours. */
export function pathOfKey(key: string): string {
  if (!shape.test(key)) throw new Error('That is no key of a file');
  return `${key.slice(32, 34)}/${key.slice(34, 36)}/${key}`;
}
