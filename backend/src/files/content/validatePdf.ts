import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { invalidFile } from './invalidFile.js';

// How much of descriptions and unpacked streams is looked at, and how far a stream may be from its object, in bytes.
const MOST_READ = 32 * 1024 * 1024;
const LONGEST_DICTIONARY = 64 * 1024;
const unpack = promisify(inflate);

/**
 * Refuses a PDF that is cut off, encrypted, or that runs or carries something: scripts, programs to launch, embedded
 * files, media players, XFA forms. It looks for the names of those features in the file and in its compressed object
 * streams; it is no virus scanner, and a fault of a reader's own is beyond it.
 */
export async function validatePdf(bytes: Buffer): Promise<void> {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) throw damaged();
  if (!/startxref\s+\d+\s+%%EOF/.test(bytes.toString('latin1', bytes.length - 1024))) throw damaged();
  const text = withPlainNames(bytes.toString('latin1'));
  if (/\/Encrypt[\s<\d]/.test(text))
    throw invalidFile('El PDF está protegido. Guárdelo sin contraseña ni restricciones.');
  for (const part of [text, ...(await objectStreams(bytes))]) {
    if (isActive(part))
      throw invalidFile('El PDF contiene acciones, programas o archivos incrustados. Guárdelo sin ellos.');
  }
}

const damaged = () => invalidFile('El PDF está incompleto o dañado.');

const active = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|XFA)(?![A-Za-z0-9_])/;
// Three bytes appear by chance in compressed data: this name counts only with a script or a reference behind it.
const script = /\/JS\s*(\((?!\))|<[0-9A-Fa-f]{2}|\d+\s+\d+\s+R)/;
const isActive = (text: string) => active.test(text) || script.test(text);

/** `/J#61vaScript` is `/JavaScript` to a reader. */
const withPlainNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The text of the streams that hold objects; since PDF 1.5 most of a file may be there. One that can't be read is refused. */
async function objectStreams(bytes: Buffer): Promise<string[]> {
  const text = bytes.toString('latin1');
  const found: string[] = [];
  let left = MOST_READ;
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    const before = text.slice(Math.max(0, index - LONGEST_DICTIONARY), index);
    const from = before.lastIndexOf('obj');
    left -= before.length - from;
    if (from < 0 || left < 0) throw damaged();
    const described = withPlainNames(before.slice(from));
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(described)) continue;
    const start = index + keyword.length;
    const end = text.indexOf('endstream', start);
    if (end < 0) throw damaged();
    const unpacked = await contentOf(bytes.subarray(start, end), described, left);
    left -= unpacked.length;
    if (left < 0) throw damaged();
    found.push(withPlainNames(unpacked));
  }
  return found;
}

async function contentOf(packed: Buffer, described: string, largest: number): Promise<string> {
  if (!described.includes('/Filter')) return packed.toString('latin1');
  const dictionary = described.replace(/\s+/g, ' ');
  if (!/\/Filter ?\[? ?\/FlateDecode ?\]? ?(\/|>)/.test(dictionary) || dictionary.includes('/Predictor'))
    throw damaged();
  try {
    return (await unpack(packed, { maxOutputLength: Math.max(1, largest) })).toString('latin1');
  } catch {
    throw damaged();
  }
}
