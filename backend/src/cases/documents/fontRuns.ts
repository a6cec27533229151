import { composed } from '@coop/domain';
import type { Font } from 'fontkit';

/** Text in one font, by its index in the list of fonts. */
export type FontRun = { text: string; font: number };

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });
const ignorable = /\p{Default_Ignorable_Code_Point}+/gu;
/** Right-to-left scripts: pdfkit sets words from left to right, which would reverse their sentences. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Splits text into grapheme clusters. */
export const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/**
 * Replaces characters that no font has with their code points in brackets. A legal document must not lose characters or
 * show empty boxes.
 */
export function namingMissing(text: string, fonts: readonly Font[]): string {
  const plain = composed(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', '    ');
  if (hasAll(fonts[0], plain)) return plain;
  let shown = '';
  let missing: string[] = [];
  const flush = () => {
    if (missing.length > 0) shown += nameOf(missing);
    missing = [];
  };
  for (const character of charactersOf(plain)) {
    const visible = character.replace(ignorable, '');
    if (visible === '') continue;
    if (visible !== '\n' && !fonts.some((font) => hasAll(font, visible))) {
      missing.push(character);
      continue;
    }
    flush();
    shown += visible;
  }
  flush();
  return shown;
}

/** Splits text into runs, each in the first font that has its characters. */
export function fontRuns(text: string, fonts: readonly Font[]): FontRun[] {
  if (hasAll(fonts[0], text)) return [{ text, font: 0 }];
  const runs: FontRun[] = [];
  for (const character of charactersOf(text)) {
    const font = Math.max(
      0,
      fonts.findIndex((candidate) => hasAll(candidate, character)),
    );
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

function nameOf(characters: readonly string[]): string {
  const points = Array.from(characters.join(''), (letter) => {
    const code = (letter.codePointAt(0) as number).toString(16).toUpperCase();
    return `U+${code.padStart(4, '0')}`;
  });
  const emoji = characters.every((character) => /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(character));
  const one = emoji ? 'emoji' : 'carácter';
  const many = emoji ? 'emojis' : 'caracteres';
  return `[${characters.length === 1 ? one : many} ${points.join(' ')}]`;
}

const hasAll = (font: Font | undefined, text: string): boolean =>
  font !== undefined &&
  !rightToLeft.test(text) &&
  Array.from(text).every((letter) => letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) as number));
