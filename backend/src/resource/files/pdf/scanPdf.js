import { findDefinitions, TRAILER } from './findDefinitions.js';
import { readObject } from './readObject.js';
import { plainName } from './tokens.js';
import { isObjectStream, unpackObjects } from './unpackObjects.js';

/**
 * Reason to refuse a PDF.
 * @typedef {'damaged' | 'protected' | 'active'} PdfFault
 *
 * @typedef {import('./findDefinitions.js').Definition} Definition
 * @typedef {import('./readObject.js').Role} Role
 */

// Each incremental save adds a trailer.
const MOST_TRAILERS = 300;

/**
 * Searches a PDF for forbidden content: scripts, programs to launch, embedded files, media players, XFA forms,
 * references to other documents and servers, and links that open automatically. Undefined if it finds none. Each pass
 * goes forward over the bytes, at most once per role of an object, so the time is linear in the size. More objects than
 * `mostObjects` count as damage: each costs memory and time.
 * @param {Uint8Array} bytes @param {number} mostObjects
 * @returns {PdfFault | undefined}
 */
export function scanPdf(bytes, mostObjects) {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text.slice(0, 8))) return 'damaged';
  if (!/startxref\s+\d+\s+%%EOF/.test(text.slice(-1024))) return 'damaged';
  const plain = plainName(text);
  if (/\/Encrypt(?![A-Za-z0-9_])/.test(plain)) return 'protected';
  return isActive(plain) ? 'active' : faultInObjects(bytes, text, mostObjects);
}

const active =
  /\/(JavaScript|OnInstantiate|Launch|EmbeddedFiles?|FileAttachment|RichMedia|Movie|Rendition|XFA|GoToR|GoToE|SubmitForm|ImportData)(?![A-Za-z0-9_])/;
// Three bytes occur by chance in compressed data: this name counts only before a script or a reference.
const script = /\/JS\s*(\((?!\))|<[0-9A-Fa-f]{2}|\d+\s+\d+\s+R)/;
const isActive = (/** @type {string} */ text) => active.test(text) || script.test(text);

/** @param {Uint8Array} bytes @param {string} text @param {number} mostObjects @returns {PdfFault | undefined} */
function faultInObjects(bytes, text, mostObjects) {
  /** @type {Map<number, Definition[]>} */
  const known = new Map();
  /** @type {[number, Role][]} */
  const references = [];
  const left = { objects: mostObjects };

  /** @param {Definition} definition @param {Role | null} role */
  const read = (definition, role) => {
    const found = readObject(definition.text, definition.start, definition.end, role);
    for (const one of found.references) references.push(one);
    return found;
  };
  /** @param {Definition} definition */
  const register = (definition) => {
    const same = known.get(definition.number) ?? [];
    known.set(definition.number, same);
    const most = definition.number === TRAILER.number ? MOST_TRAILERS : mostObjects;
    if (same.push(definition) > most) return false;
    return --left.objects >= 0;
  };

  const unpack = unpackObjects(bytes);
  for (const definition of findDefinitions(text)) {
    if (!definition.isSound) return 'damaged';
    const found = read(definition, null);
    if (!found.isWhole || !register(definition)) return 'damaged';
    if (found.isOutward) return 'active';
    if (!isObjectStream(found)) continue;
    const packed = unpack(found, definition);
    if (!packed) return 'damaged';
    if (isActive(plainName(packed.text))) return 'active';
    for (const inner of packed.definitions) {
      const { isWhole, isOutward, stream } = read(inner, null);
      // The standard forbids streams inside object streams; some readers accept them.
      if (!isWhole || stream !== undefined || !register(inner)) return 'damaged';
      if (isOutward) return 'active';
    }
  }
  return faultInReferences(known, references);
}

/**
 * Follows automatic actions from object to object. @param {Map<number, Definition[]>} known @param {[number, Role][]}
 * references
 */
function faultInReferences(known, references) {
  const seen = new Set();
  for (let next = references.pop(); next; next = references.pop()) {
    const [number, role] = next;
    if (seen.has(`${number} ${role}`)) continue;
    seen.add(`${number} ${role}`);
    const definitions = known.get(number);
    // Another reader might find the object and run it.
    if (!definitions) return 'damaged';
    for (const { text, start, end } of definitions) {
      const found = readObject(text, start, end, role);
      if (found.isOutward) return 'active';
      for (const one of found.references) references.push(one);
    }
  }
  return undefined;
}
