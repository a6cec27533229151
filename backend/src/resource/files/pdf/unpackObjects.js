import { inflateSync } from 'node:zlib';
import { WHOLE } from './headingBefore.js';

/**
 * @typedef {import('./findDefinitions.js').Definition} Definition
 * @typedef {import('./readObject.js').ReadObject} ReadObject
 */

// Limits of all object streams together: unpacked bytes and count. A document of a thousand pages stays far below.
const MOST_UNPACKED = 32 * 1024 * 1024;
const MOST_STREAMS = 20_000;
// Programs write a few hundred objects into one stream.
const MOST_INNER = 20_000;
// Any other key of the stream's dictionary (`/DecodeParms`, `/DP`, `/F`) may change its content.
const knownKeys = new Set(['/Type', '/N', '/First', '/Length', '/Filter', '/Extends']);

const whole = (/** @type {string[] | undefined} */ value) =>
  value?.length === 1 && WHOLE.test(value[0] ?? '') ? Number(value[0]) : undefined;

/** Whether an object is an object stream, by its type or its keys. @param {ReadObject} read */
export const isObjectStream = ({ stream, entries }) =>
  stream !== undefined && (entries.get('/Type')?.includes('/ObjStm') || (entries.has('/N') && entries.has('/First')));

/**
 * Returns an unpacker for the object streams of one file; since PDF 1.5 most objects may be there. The unpacker returns
 * undefined for a damaged stream and above the limits.
 * @param {Uint8Array} bytes
 */
export function unpackObjects(bytes) {
  let left = MOST_UNPACKED;
  let streams = 0;

  /** @param {ReadObject} read @param {Definition} definition */
  return ({ entries, stream = 0 }, { text, end }) => {
    const count = whole(entries.get('/N'));
    const first = whole(entries.get('/First'));
    if (count === undefined || first === undefined || count > MOST_INNER || ++streams > MOST_STREAMS) return undefined;
    // Readers disagree on the start of the data after any other character.
    const lineEnd = /^\r?\n/.exec(text.slice(stream, stream + 2))?.[0];
    if (!lineEnd || [...entries.keys()].some((key) => !knownKeys.has(key))) return undefined;
    const unpacked = contentOf(bytes.subarray(stream + lineEnd.length, end), entries, Math.max(1, left));
    if (unpacked === undefined) return undefined;
    left -= unpacked.length;
    const definitions = left < 0 ? undefined : definitionsIn(unpacked, count, first);
    return definitions && { text: unpacked, definitions };
  };
}

/** @param {Uint8Array} packed @param {ReadObject['entries']} entries @param {number} most */
function contentOf(packed, entries, most) {
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
 * Parses the header `5 0 6 17 …`: each object's number and its offset from `first`. Each object ends where the next
 * begins, whatever their order in the header. Undefined where two begin at one offset, where the header has anything
 * but numbers, or where data precedes the first object.
 * @param {string} text @param {number} count @param {number} first
 */
function definitionsIn(text, count, first) {
  const heading = text.slice(0, first);
  const numbers = numbersIn(heading, 2 * count);
  const isSound = /^[\d\0\s]*$/.test(heading) && !/^\d\d/.test(text.slice(first - 1, first + 1));
  if (!isSound || numbers.length < 2 * count || !numbers.every((number) => WHOLE.test(number))) return undefined;
  const begins = Array.from({ length: count }, (_, n) => ({
    number: Number(numbers[2 * n]),
    start: first + Number(numbers[2 * n + 1]),
  })).sort((a, b) => a.start - b.start);
  if (begins.some(({ start }, n) => start === begins[n + 1]?.start)) return undefined;
  if (/[^\0\s]/.test(text.slice(first, begins[0]?.start))) return undefined;
  return begins.map(({ number, start }, n) => ({
    number,
    isSound: true,
    text,
    start,
    end: begins[n + 1]?.start ?? text.length,
  }));
}

/**
 * Returns the first numbers of a header, at most `most`: it may have millions. @param {string} heading @param {number}
 * most
 */
function numbersIn(heading, most) {
  const number = /\d+/g;
  const numbers = [];
  for (let found = number.exec(heading); found && numbers.length < most; found = number.exec(heading))
    numbers.push(found[0]);
  return numbers;
}
