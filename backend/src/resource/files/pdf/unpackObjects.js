import { inflateSync } from 'node:zlib';
import { WHOLE } from './headingBefore.js';

/**
 * @typedef {import('./findDefinitions.js').Definition} Definition
 * @typedef {import('./readObject.js').ReadObject} ReadObject
 */

// How much all of them may hold, in bytes, and how many there may be: a document of a thousand pages stays far below.
const MOST_UNPACKED = 32 * 1024 * 1024;
const MOST_STREAMS = 20_000;
// Writers put a few hundred objects into one.
const MOST_INNER = 20_000;
// Whatever else stands in the description of one (`/DecodeParms`, `/DP`, `/F`) may change what is read of it.
const knownKeys = new Set(['/Type', '/N', '/First', '/Length', '/Filter', '/Extends']);

const whole = (/** @type {string[] | undefined} */ value) =>
  value?.length === 1 && WHOLE.test(value[0] ?? '') ? Number(value[0]) : undefined;

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
    if (count === undefined || first === undefined || count > MOST_INNER || ++streams > MOST_STREAMS) return undefined;
    // Behind anything else, readers do not agree on where it begins.
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
 * `5 0 6 17 …`: the number of each object and where it begins, from `first` on. Each ends where the next begins, whatever
 * the order in which they are named. Undefined where two begin at one place (reading both would be reading it twice), and
 * where the heading holds anything but numbers or something stands before the first.
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

/** The first numbers of a heading, so many at most: it may hold millions. @param {string} heading @param {number} most */
function numbersIn(heading, most) {
  const number = /\d+/g;
  const numbers = [];
  for (let found = number.exec(heading); found && numbers.length < most; found = number.exec(heading))
    numbers.push(found[0]);
  return numbers;
}
