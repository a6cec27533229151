import { WHOLE } from './headingBefore.js';
import { leadsAway } from './leadsAway.js';
import { Tokens } from './tokens.js';

/**
 * Automatic effect of a value. `opening`: what the document does when it opens (an action, or an array with a
 * destination). `action`: an action or a list of them. `triggers`: a dictionary of actions by event. `address`: not
 * automatic, but the target of a link, or its base.
 * @typedef {'opening' | 'action' | 'triggers' | 'address'} Role
 *
 * @typedef {{ list: boolean, role: Role | null, key: string | undefined, isValued: boolean, numbers: number[], isFile:
 * boolean, holdsFile: boolean, isThread: boolean }} Frame
 *
 * @typedef {object} ReadObject
 * @property {Map<string, string[]>} entries names and integers of its own dictionary, by key; `?` for other values
 * @property {number | undefined} stream position after the keyword `stream`
 * @property {boolean} isWhole false if it is truncated or ambiguous between readers
 * @property {boolean} isOutward automatically leaves the document or runs something, links to something other than a
 * page, or has its content elsewhere
 * @property {[number, Role][]} references referenced objects with the role of their value
 */

// Harmless automatic actions: moving within the document and changing its display.
const harmless = new Set(['/GoTo', '/Named', '/SetOCGState', '/Trans', '/Hide']);
const events = new Set('E X D U Fo Bl PO PC PV PI O C K F V WC WS DS WP DP'.split(' ').map((event) => `/${event}`));
// Deeper than any document, and than readers follow.
const DEEPEST = 500;
const ends = new Set(['endobj', 'stream', 'xref', 'startxref']);

/**
 * Reads one object of a PDF, from behind its header to its end, once. It is strict: a misplaced token ends a list in
 * one reader and is skipped by another, which could hide what follows.
 * @param {string} text @param {number} start @param {number} end @param {Role | null} role
 * @returns {ReadObject}
 */
export function readObject(text, start, end, role) {
  const tokens = new Tokens(text, start, end);
  /** @type {ReadObject} */
  const read = { entries: new Map(), stream: undefined, isWhole: false, isOutward: false, references: [] };
  /** @type {Frame[]} */
  const frames = [frameOf(false, role)];
  let isSound = true;
  for (let token = tokens.next(); token !== undefined; token = tokens.next()) {
    if (token === 'stream') read.stream = tokens.at;
    if (ends.has(token) || frames.length > DEEPEST) break;
    read.isOutward ||= token === '(' && isAddress(frames) && leadsAway(tokens.written());
    isSound = take(token, frames, read);
    if (!isSound) break;
  }
  read.isOutward ||= read.stream !== undefined && externalKeys.some((key) => read.entries.has(key));
  const isOnlyStream = read.stream !== undefined && !frames[0]?.isValued;
  read.isWhole = isSound && frames.length === 1 && !tokens.isCut && !tokens.isOdd && !isOnlyStream;
  return read;
}

/** @param {boolean} list @param {Role | null} role @returns {Frame} */
const frameOf = (list, role) => ({
  list,
  role,
  key: undefined,
  isValued: false,
  numbers: [],
  isFile: false,
  holdsFile: false,
  isThread: false,
});

/** Returns false for a misplaced token. @param {string} token @param {Frame[]} frames @param {ReadObject} read */
function take(token, frames, read) {
  const frame = /** @type {Frame} */ (frames[frames.length - 1]);
  if (token === '>>' || token === ']') return close(token, frames, read);
  if (token.startsWith('/') && !frame.list && (frame.key === undefined || frame.isValued)) {
    frame.key = token;
    frame.isValued = false;
    frame.numbers = [];
    frame.isFile ||= fileNames.has(token);
    return true;
  }
  if (stray.has(token) || (frames.length > 1 && !(isValue(token) && mayFollow(token, frame)))) return false;
  frame.isValued = true;
  note(token, frames, read);
  const { numbers } = frame;
  frame.numbers = WHOLE.test(token) ? [...numbers.slice(-1), Number(token)] : [];
  if (token === '<<' || token === '[') {
    read.isOutward ||= token === '<<' && frame.key === '/EF';
    frames.push(frameOf(token === '[', roleInside(frame, token === '[')));
  } else if (token === 'R') {
    if (numbers.length < 2) return false;
    const role = roleOf(frame);
    if (role) read.references.push([/** @type {number} */ (numbers[0]), role]);
    // An honest document states its action's type and its file system in place, not by reference.
    read.isOutward ||= isKind(frame) || frame.key === '/FS';
    frame.isThread ||= frame.key === '/S';
    frame.holdsFile ||= frame.key === '/EF';
  } else if (!isNumber(token)) {
    read.isOutward ||= isKind(frame) && !harmless.has(token);
    frame.isFile ||= token === '/Filespec';
    frame.isThread ||= frame.key === '/S' && token === '/Thread';
    // A file specification with a URL.
    read.isOutward ||= frame.key === '/FS' && token === '/URL';
  }
  return true;
}

/**
 * Brackets must match, and each key needs a value. @param {string} token @param {Frame[]} frames @param {ReadObject}
 * read
 */
function close(token, frames, read) {
  if (frames.length === 1) return false;
  const { list, key, isValued, isFile, holdsFile, isThread } = /** @type {Frame} */ (frames.pop());
  read.isOutward ||= isFile && (holdsFile || isThread);
  return list ? token === ']' : token === '>>' && (key === undefined || isValued);
}

const fileNames = new Set(['/F', '/UF', '/DOS', '/Mac', '/Unix']);
// A stream's data in another file, a page of another document in its place, and what a printer fetches.
const externalKeys = ['/F', '/FFilter', '/Ref', '/OPI'];
const stray = new Set(['>', ')', '{', '}']);
const words = new Set(['<<', '[', '(', 'true', 'false', 'null', 'R']);
const isNumber = (/** @type {string} */ token) => /^[\d.+-]+$/.test(token);
const isValue = (/** @type {string} */ token) => token.startsWith('/') || words.has(token) || isNumber(token);

/** In a dictionary each key has one value, of up to three tokens. @param {string} token @param {Frame} frame */
const mayFollow = (token, { list, key, isValued, numbers }) =>
  list || (key !== undefined && (!isValued || (numbers.length > 0 && (token === 'R' || WHOLE.test(token)))));

/** Whether a string at this position is an address. @param {Frame[]} frames */
const isAddress = (frames) => roleOf(/** @type {Frame} */ (frames[frames.length - 1])) === 'address';

/** Whether the next value is the type of an action. @param {Frame} frame */
const isKind = ({ role, key }) => (role === 'opening' || role === 'action') && key === '/S';

/** Returns the role of the value at this position. @param {Frame} frame @returns {Role | null} */
function roleOf({ list, role, key }) {
  if (key === '/OpenAction') return 'opening';
  if (key === '/AA') return 'triggers';
  if (key === '/URI') return 'address';
  // The object itself, or an item of its list.
  if (key === undefined) return role;
  if (role === 'triggers') return events.has(key) ? 'action' : null;
  if (role === 'address') return key === '/Base' ? 'address' : null;
  return !list && role && key === '/Next' ? 'action' : null;
}

/** @param {Frame} frame @param {boolean} list */
function roleInside(frame, list) {
  const role = roleOf(frame);
  return list && role === 'opening' ? null : role;
}

/**
 * Records the values of the object's own dictionary. @param {string} token @param {Frame[]} frames @param {ReadObject}
 * read
 */
function note(token, frames, { entries }) {
  const [, own, inner] = frames;
  if (!own?.key || own.list || frames.length > 3 || (inner && !inner.list)) return;
  const isPlain = token.startsWith('/') || /^\d+$/.test(token) || token === '[';
  const known = entries.get(own.key) ?? [];
  entries.set(own.key, token === '[' ? known : [...known.slice(0, 3), isPlain ? token : '?']);
}
