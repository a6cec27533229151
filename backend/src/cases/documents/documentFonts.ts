import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const files = { regular: '400Regular/Figtree_400Regular', bold: '700Bold/Figtree_700Bold' } as const;

type DocumentFonts = Record<keyof typeof files, Font>;

let opened: Promise<DocumentFonts> | undefined;

/**
 * The typeface of the site, whole: what people write has letters of other languages too. Opened with the first document and kept:
 * reading its tables anew takes as long as setting a letter.
 */
export const documentFonts = (): Promise<DocumentFonts> => {
  opened ??= open();
  return opened;
};

async function open(): Promise<DocumentFonts> {
  const { create } = await import('fontkit');
  const { resolve } = createRequire(import.meta.url);
  const fontIn = (file: string) => create(readFileSync(resolve(`@expo-google-fonts/figtree/${file}.ttf`))) as Font;
  return { regular: fontIn(files.regular), bold: fontIn(files.bold) };
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** One that is open already; its types know files alone. */
      registerFont(name: string, font: Font): this;
    }
  }
}
