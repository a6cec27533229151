import { Tokens } from './tokens.js';

/**
 * What an object does without being asked: `opening` is what the document does when it opens (an action, or an array that
 * is a place in it), `action` an action or a list of them, `triggers` a table of actions by their events.
 * @typedef {'opening' | 'action' | 'triggers'} Role
 *
 * @typedef {{ list: boolean, role: Role | null, key: string | undefined, isValued: boolean, numbers: number[] }} Frame
 *
 * @typedef {object} ReadObject
 * @property {Map<string, string[]>} entries names and whole numbers that stand in its own dictionary, by key; `?` for the rest
 * @property {number | undefined} stream where the keyword of its stream ends
 * @property {boolean} isWhole false: it ended in the middle of something
 * @property {boolean} isOutward it leads out of the document, or runs something, by itself
 * @property {[number, Role][]} wanted the objects that it hands such a role to
 */

// What may happen by itself: moving within the document and how it is shown.
const harmless = new Set(['/GoTo', '/Named', '/SetOCGState', '/Trans', '/Hide']);
const events = new Set('E X D U Fo Bl PO PC PV PI O C K F V WC WS DS WP DP'.split(' ').map((event) => `/${event}`));
// Deeper than any document goes, and than readers follow.
const DEEPEST = 500;
const ends = new Set(['endobj', 'stream', 'xref', 'startxref']);

/**
 * Reads one object of a PDF, from behind its heading to its end, once.
 * @param {string} text @param {number} start @param {number} end @param {Role | null} role
 * @returns {ReadObject}
 */
export function readObject(text, start, end, role) {
  const tokens = new Tokens(text, start, end);
  /** @type {ReadObject} */
  const read = { entries: new Map(), stream: undefined, isWhole: false, isOutward: false, wanted: [] };
  /** @type {Frame[]} */
  const frames = [frameOf(false, role)];
  for (let token = tokens.next(); token !== undefined; token = tokens.next()) {
    if (token === 'stream') read.stream = tokens.at;
    if (ends.has(token) || frames.length > DEEPEST) break;
    take(token, frames, read);
  }
  const isOnlyStream = read.stream !== undefined && !frames[0]?.isValued;
  read.isWhole = frames.length === 1 && !tokens.isCut && !isOnlyStream;
  return read;
}

/** @param {boolean} list @param {Role | null} role @returns {Frame} */
const frameOf = (list, role) => ({ list, role, key: undefined, isValued: false, numbers: [] });

/** @param {string} token @param {Frame[]} frames @param {ReadObject} read */
function take(token, frames, read) {
  const frame = /** @type {Frame} */ (frames[frames.length - 1]);
  if (token === '>>' || token === ']') {
    if (frames.length > 1) frames.pop();
    return;
  }
  if (token.startsWith('/') && !frame.list && (frame.key === undefined || frame.isValued)) {
    frame.key = token;
    frame.isValued = false;
    frame.numbers = [];
    return;
  }
  frame.isValued = true;
  note(token, frames, read);
  if (token === '<<' || token === '[') {
    frames.push(frameOf(token === '[', roleInside(frame, token === '[')));
  } else if (token === 'R') {
    const role = roleOf(frame);
    if (role && frame.numbers.length > 1) read.wanted.push([/** @type {number} */ (frame.numbers.at(-2)), role]);
    read.isOutward ||= isKind(frame);
  } else if (/^\d+$/.test(token)) {
    frame.numbers = [...frame.numbers.slice(-1), Number(token)];
  } else if (isKind(frame)) {
    read.isOutward ||= !harmless.has(token);
  }
}

/** Whether what comes says which action this is. @param {Frame} frame */
const isKind = ({ role, key }) => (role === 'opening' || role === 'action') && key === '/S';

/** What the value at this place does by itself. @param {Frame} frame @returns {Role | null} */
function roleOf({ list, role, key }) {
  if (key === '/OpenAction') return 'opening';
  if (key === '/AA') return 'triggers';
  // The object itself, or one of a list.
  if (key === undefined) return role;
  if (role === 'triggers') return events.has(key) ? 'action' : null;
  return !list && role && key === '/Next' ? 'action' : null;
}

/** @param {Frame} frame @param {boolean} list */
function roleInside(frame, list) {
  const role = roleOf(frame);
  return list && role === 'opening' ? null : role;
}

/** Keeps what stands in the object's own dictionary. @param {string} token @param {Frame[]} frames @param {ReadObject} read */
function note(token, frames, { entries }) {
  const [, own, inner] = frames;
  if (!own?.key || own.list || frames.length > 3 || (inner && !inner.list)) return;
  const isPlain = token.startsWith('/') || /^\d+$/.test(token) || token === '[';
  const known = entries.get(own.key) ?? [];
  entries.set(own.key, token === '[' ? known : [...known.slice(0, 3), isPlain ? token : '?']);
}
