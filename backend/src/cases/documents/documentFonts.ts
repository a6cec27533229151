import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Font } from 'fontkit';

export type Weight = 'regular' | 'bold';

/** Figtree, as on the site; DejaVu Sans as a fallback for Greek, Cyrillic, symbols and some emoji. */
const files: Record<Weight, readonly string[]> = {
  regular: [
    '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
    '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff',
  ],
  bold: [
    '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
    '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff',
  ],
};

export type DocumentFonts = Record<Weight, readonly Font[]>;

let opened: Promise<DocumentFonts> | undefined;

/** Caches the fonts: parsing their tables takes as long as laying out a letter. */
export const documentFonts = (): Promise<DocumentFonts> => {
  opened ??= open();
  return opened;
};

async function open(): Promise<DocumentFonts> {
  const { create } = await import('fontkit');
  const { resolve } = createRequire(import.meta.url);
  const openAll = (paths: readonly string[]) =>
    paths.map((path) => create(unpackWoff(readFileSync(resolve(path)))) as Font);
  return { regular: openAll(files.regular), bold: openAll(files.bold) };
}

/** Unpacks WOFF 1.0 to TrueType: fontkit would inflate whole tables again for each glyph. */
function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') return file;
  const count = file.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  file.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let at = 0; at < count; at++) {
    const entry = file.subarray(44 + 20 * at);
    const [start, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const table = file.subarray(start, start + packed);
    const to = 12 + 16 * at;
    entry.copy(head, to, 0, 4);
    entry.copy(head, to + 4, 16, 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    tables.push(packed < length ? inflateSync(table) : table, Buffer.alloc(-length & 3));
    offset += (length + 3) & ~3;
  }
  return Buffer.concat([head, ...tables]);
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Accepts an open font; the package's types only know files. */
      registerFont(name: string, font: Font): this;
    }
  }
}
