import { inflateSync } from 'node:zlib';

/**
 * @typedef {import('./findDefinitions.js').Definition} Definition
 * @typedef {import('./readObject.js').ReadObject} ReadObject
 */

// How much all of them may hold, in bytes, and how many there may be: a document of a thousand pages stays far below.
const MOST_UNPACKED = 32 * 1024 * 1024;
const MOST_STREAMS = 20_000;

const whole = (/** @type {string[] | undefined} */ value) =>
  value?.length === 1 && /^\d{1,9}$/.test(value[0] ?? '') ? Number(value[0]) : undefined;

/** Whether an object holds others, by its type or by what it says of them. @param {ReadObject} read */
export const isObjectStream = ({ stream, entries }) =>
  stream !== undefined && (entries.get('/Type')?.includes('/ObjStm') || (entries.has('/N') && entries.has('/First')));

/**
 * Unpacks the streams of one file that hold objects; since PDF 1.5 most of it may be there. What it gives is undefined for
 * one that can't be read, or when all together hold too much.
 * @param {Uint8Array} bytes
 */
export function unpackObjects(bytes) {
  let left = MOST_UNPACKED;
  let streams = 0;

  /** @param {ReadObject} read @param {Definition} definition */
  return ({ entries, stream = 0 }, { text, end }) => {
    const count = whole(entries.get('/N'));
    const first = whole(entries.get('/First'));
    if (count === undefined || first === undefined || ++streams > MOST_STREAMS) return undefined;
    const start = stream + (/^\r?\n|^\r/.exec(text.slice(stream, stream + 2))?.[0].length ?? 0);
    const unpacked = contentOf(bytes.subarray(start, end), entries, Math.max(1, left));
    if (unpacked === undefined) return undefined;
    left -= unpacked.length;
    const definitions = left < 0 ? undefined : definitionsIn(unpacked, count, first);
    return definitions && { text: unpacked, definitions };
  };
}

/** @param {Uint8Array} packed @param {ReadObject['entries']} entries @param {number} most */
function contentOf(packed, entries, most) {
  if (entries.has('/DecodeParms') || entries.has('/F')) return undefined;
  const filter = entries.get('/Filter') ?? [];
  if (filter.length === 0) return Buffer.from(packed).toString('latin1');
  if (filter.length > 1 || filter[0] !== '/FlateDecode') return undefined;
  try {
    return inflateSync(packed, { maxOutputLength: most }).toString('latin1');
  } catch {
    return undefined;
  }
}

/**
 * `5 0 6 17 …`: the number of each object and where it begins, from `first` on. Each ends where the next begins, whatever
 * the order in which they are named. Undefined where two begin at one place: reading both would be reading it twice.
 * @param {string} text @param {number} count @param {number} first
 */
function definitionsIn(text, count, first) {
  const heading = text.slice(0, first).match(/\d+/g) ?? [];
  if (heading.length < 2 * count) return undefined;
  const begins = Array.from({ length: count }, (_, n) => ({
    number: Number(heading[2 * n]),
    start: first + Number(heading[2 * n + 1]),
  })).sort((a, b) => a.start - b.start);
  if (begins.some(({ start }, n) => start === begins[n + 1]?.start)) return undefined;
  return begins.map(({ number, start }, n) => ({ number, text, start, end: begins[n + 1]?.start ?? text.length }));
}
