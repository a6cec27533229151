import type { Preset } from '../pictures/presets.js';

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[a-z]+)?$/;

/** Returns the storage key of some bytes or of a variant. Each file and each replacement has its own keys. */
export const fileKey = (clave: string, preset?: Preset): string => (preset ? `${clave}.${preset}` : clave);

/** Returns `af/2c/{key}`: folders from the id's random end. Throws an Error on an invalid key. */
export function pathOfKey(key: string): string {
  if (!shape.test(key)) throw new Error('That is no key of a file');
  return `${key.slice(32, 34)}/${key.slice(34, 36)}/${key}`;
}
