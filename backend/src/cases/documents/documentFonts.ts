import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const read = (file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/figtree/${file}.ttf`));

/** The typeface of the site, whole: what people write has letters of other languages too. */
export const documentFonts = {
  regular: read('400Regular/Figtree_400Regular'),
  bold: read('700Bold/Figtree_700Bold'),
} as const;
