import { WHOLE } from './headingBefore.js';
import { leadsAway } from './leadsAway.js';
import { Tokens } from './tokens.js';

/**
 * What an object does without being asked: `opening` is what the document does when it opens (an action, or an array that
 * is a place in it), `action` an action or a list of them, `triggers` a table of actions by their events. `address` does
 * nothing unasked: it is where a press leads, or where such addresses begin.
 * @typedef {'opening' | 'action' | 'triggers' | 'address'} Role
 *
 * @typedef {{ list: boolean, role: Role | null, key: string | undefined, isValued: boolean, numbers: number[], isFile: boolean, holdsFile: boolean, isThread: boolean }} Frame
 *
 * @typedef {object} ReadObject
 * @property {Map<string, string[]>} entries names and whole numbers that stand in its own dictionary, by key; `?` for the rest
 * @property {number | undefined} stream where the keyword of its stream ends
 * @property {boolean} isWhole false: it ended in the middle of something, or readers do not agree on what it says
 * @property {boolean} isOutward it leads out of the document, or runs something, by itself; a press of it opens what is no page; or what is drawn of it stands elsewhere
 * @property {[number, Role][]} references the objects that run with a role
 */

// What may happen by itself: moving within the document and how it is shown.
const harmless = new Set(['/GoTo', '/Named', '/SetOCGState', '/Trans', '/Hide']);
const events = new Set('E X D U Fo Bl PO PC PV PI O C K F V WC WS DS WP DP'.split(' ').map((event) => `/${event}`));
// Deeper than any document goes, and than readers follow.
const DEEPEST = 500;
const ends = new Set(['endobj', 'stream', 'xref', 'startxref']);

/**
 * Reads one object of a PDF, from behind its heading to its end, once. It is strict: what stands where nothing may stand
 * ends a list to one reader, is passed over by the next, and so hides what follows from a third.
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

/** False when it may not stand there. @param {string} token @param {Frame[]} frames @param {ReadObject} read */
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
    // What kind it is, and whether its file is an address, is told at once where nothing is hidden.
    read.isOutward ||= isKind(frame) || frame.key === '/FS';
    frame.isThread ||= frame.key === '/S';
    frame.holdsFile ||= frame.key === '/EF';
  } else if (!isNumber(token)) {
    read.isOutward ||= isKind(frame) && !harmless.has(token);
    frame.isFile ||= token === '/Filespec';
    frame.isThread ||= frame.key === '/S' && token === '/Thread';
    // A file that is an address.
    read.isOutward ||= frame.key === '/FS' && token === '/URL';
  }
  return true;
}

/** Each opener has its own closer, and each key its value. @param {string} token @param {Frame[]} frames @param {ReadObject} read */
function close(token, frames, read) {
  if (frames.length === 1) return false;
  const { list, key, isValued, isFile, holdsFile, isThread } = /** @type {Frame} */ (frames.pop());
  read.isOutward ||= isFile && (holdsFile || isThread);
  return list ? token === ']' : token === '>>' && (key === undefined || isValued);
}

const fileNames = new Set(['/F', '/UF', '/DOS', '/Mac', '/Unix']);
// The bytes of a stream in another file, a page of another document in its place, and what a printer fetches.
const externalKeys = ['/F', '/FFilter', '/Ref', '/OPI'];
const stray = new Set(['>', ')', '{', '}']);
const words = new Set(['<<', '[', '(', 'true', 'false', 'null', 'R']);
const isNumber = (/** @type {string} */ token) => /^[\d.+-]+$/.test(token);
const isValue = (/** @type {string} */ token) => token.startsWith('/') || words.has(token) || isNumber(token);

/** In a dictionary, a key is followed by one value, which may be three tokens long. @param {string} token @param {Frame} frame */
const mayFollow = (token, { list, key, isValued, numbers }) =>
  list || (key !== undefined && (!isValued || (numbers.length > 0 && (token === 'R' || WHOLE.test(token)))));

/** Whether a text there is an address. @param {Frame[]} frames */
const isAddress = (frames) => roleOf(/** @type {Frame} */ (frames[frames.length - 1])) === 'address';

/** Whether what comes says which action this is. @param {Frame} frame */
const isKind = ({ role, key }) => (role === 'opening' || role === 'action') && key === '/S';

/** What the value at this place does. @param {Frame} frame @returns {Role | null} */
function roleOf({ list, role, key }) {
  if (key === '/OpenAction') return 'opening';
  if (key === '/AA') return 'triggers';
  if (key === '/URI') return 'address';
  // The object itself, or one of a list.
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

/** Keeps what stands in the object's own dictionary. @param {string} token @param {Frame[]} frames @param {ReadObject} read */
function note(token, frames, { entries }) {
  const [, own, inner] = frames;
  if (!own?.key || own.list || frames.length > 3 || (inner && !inner.list)) return;
  const isPlain = token.startsWith('/') || /^\d+$/.test(token) || token === '[';
  const known = entries.get(own.key) ?? [];
  entries.set(own.key, token === '[' ? known : [...known.slice(0, 3), isPlain ? token : '?']);
}
