import { unzipSync } from 'fflate';

const SAVE = 'Guárdelo como «Libro de Excel (.xlsx)» o CSV.';
const REASONS = {
  calc: `Es una hoja de LibreOffice (.ods). ${SAVE}`,
  xls: `Es un libro de Excel 97-2003 (.xls). ${SAVE}`,
  xlsb: `Es un libro binario de Excel (.xlsb). ${SAVE}`,
  xml: `Es un archivo XML. Ábralo en Excel. ${SAVE}`,
  html: `Es una página web con nombre de hoja de cálculo. Ábrala en Excel. ${SAVE}`,
  locked: 'El libro tiene contraseña. Guárdelo sin ella.',
  numbers: 'Es un archivo de Numbers. Expórtelo a Excel (.xlsx) o CSV.',
  pdf: 'Es un PDF. Traiga la hoja de cálculo de la que salió.',
  document: `Es un documento, no una hoja de cálculo. Copie la tabla a Excel. ${SAVE}`,
  archive: 'Es un archivo comprimido. Traiga la hoja de cálculo que contiene.',
  picture: 'Es una imagen. Traiga una hoja de cálculo.',
};
type Reason = keyof typeof REASONS;

const byExtension: ReadonlyMap<string, Reason> = new Map([
  ['ods', 'calc'],
  ['ots', 'calc'],
  ['xml', 'xml'],
  ['pdf', 'pdf'],
  ...['docx', 'pptx', 'odt', 'odp', 'rtf'].map((ext) => [ext, 'document'] as const),
  ...['gz', 'rar', '7z', 'tar', 'bz2', 'xz'].map((ext) => [ext, 'archive'] as const),
]);

const byPart: readonly [RegExp, Reason][] = [
  [/^xl[\\/]workbook\.bin$/i, 'xlsb'],
  [/^(word|ppt)[\\/]/i, 'document'],
  [/^Index[\\/].*\.iwa$|^Index\.zip$/i, 'numbers'],
];

const HEAD_BYTES = 4_096;
const HTML = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|!--|html|head|meta|body|style|table)/i;

/** Returns why a file is rejected, when its bytes are of an unsupported format; its name is ignored. */
export async function refusedFormat(bytes: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const head = bytes.subarray(0, HEAD_BYTES);
  const { ext = '', mime = '' } = (await fileTypeFromBuffer(head).catch(() => undefined)) ?? {};
  const reason = mime.startsWith('image/') ? 'picture' : (byExtension.get(ext) ?? ofContent(bytes, ext, head));
  return reason && REASONS[reason];
}

function ofContent(bytes: Buffer, ext: string, head: Buffer): Reason | undefined {
  if (ext === 'cfb') return inOle(bytes);
  if (head.toString('latin1', 0, 2) === 'PK') return inZip(bytes);
  return HTML.test(head.toString('latin1')) ? 'html' : undefined;
}

/** OLE files name their streams in UTF-16. */
function inOle(bytes: Buffer): Reason {
  const has = (stream: string) => bytes.includes(Buffer.from(stream, 'utf16le'));
  if (has('EncryptedPackage')) return 'locked';
  return has('Workbook') || has('Book') ? 'xls' : 'document';
}

function inZip(bytes: Buffer): Reason | undefined {
  const names: string[] = [];
  try {
    unzipSync(bytes, { filter: ({ name }) => names.push(name) < 0 });
  } catch {
    return undefined;
  }
  const [, found] = byPart.find(([pattern]) => names.some((name) => pattern.test(name))) ?? [];
  return found ?? (names.includes('[Content_Types].xml') ? undefined : 'archive');
}
