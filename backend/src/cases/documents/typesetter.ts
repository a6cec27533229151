import { composed } from '@coop/domain';
import type { Font } from 'fontkit';
import { type DocumentFonts, documentFonts, type Weight } from './documentFonts.js';

type FontRun = { text: string; font: number };

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });
const ignorable = /\p{Default_Ignorable_Code_Point}+/gu;
/** Right-to-left scripts: pdfkit sets words from left to right, which would reverse their sentences. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Names characters without a glyph by code point: a legal document must not lose any. */
export function namingMissing(text: string, fonts: readonly Font[]): string {
  const plain = composed(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', '    ');
  if (hasAll(fonts[0], plain)) return plain;
  let printable = '';
  let missing: string[] = [];
  const flush = () => {
    if (missing.length > 0) printable += nameOf(missing);
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
    printable += visible;
  }
  flush();
  return printable;
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

export type Style = { weight: Weight; size: number; color: string };

type MeasuredRun = FontRun & { width: number };

/** Adjacent runs; `width` excludes trailing spaces. */
export type Line = { runs: MeasuredRun[]; width: number };

const WEIGHTS: readonly Weight[] = ['regular', 'bold'];
/** Figtree's metrics, relative to its size. */
const ASCENT = 0.95;
const LINE_HEIGHT = 1.2;

export const lineHeight = ({ size }: Style): number => size * LINE_HEIGHT;

/** Breaks text into lines and draws it, with a fallback font per character. */
export class Typesetter {
  private constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly fonts: DocumentFonts,
  ) {
    for (const weight of WEIGHTS)
      for (const [at, font] of fonts[weight].entries()) pdf.registerFont(`${weight}-${at}`, font);
  }

  static async of(pdf: PDFKit.PDFDocument): Promise<Typesetter> {
    return new Typesetter(pdf, await documentFonts());
  }

  lines(text: string, width: number, style: Style): Line[] {
    const printable = namingMissing(text, this.fonts[style.weight]);
    return printable.split('\n').flatMap((paragraph) => this.paragraphLines(paragraph, width, style));
  }

  private paragraphLines(paragraph: string, width: number, style: Style): Line[] {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    const end = () => {
      lines.push(line);
      line = '';
      used = 0;
    };
    for (const word of paragraph.match(/[^ ]* *|^$/g) ?? []) {
      const visible = this.widthOf(word.trimEnd(), style);
      if (line && used + visible > width) end();
      for (const part of visible > width ? this.cut(word, width, style) : [word]) {
        if (line && used + this.widthOf(part.trimEnd(), style) > width) end();
        line += part;
        used += this.widthOf(part, style);
      }
    }
    end();
    return lines.map((text, at) => {
      const measured = this.measure(text.trimEnd(), style);
      const last = measured.runs.at(-1);
      // Keeps the space: assistive technology joins the lines.
      if (last && at < lines.length - 1 && text.endsWith(' ')) last.text += ' ';
      return measured;
    });
  }

  private cut(word: string, width: number, style: Style): string[] {
    const parts: string[] = [''];
    let used = 0;
    for (const character of charactersOf(word)) {
      const wide = this.widthOf(character, style);
      if (used + wide > width && character !== ' ') {
        parts.push('');
        used = 0;
      }
      parts[parts.length - 1] += character;
      used += wide;
    }
    return parts;
  }

  private measure(text: string, style: Style): Line {
    const runs = fontRuns(text, this.fonts[style.weight]).map((run) => ({ ...run, width: this.runWidth(run, style) }));
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  }

  private widthOf = (text: string, style: Style) => this.measure(text, style).width;

  private runWidth({ text, font }: FontRun, { weight, size }: Style): number {
    return this.pdf.font(`${weight}-${font}`, size).widthOfString(text);
  }

  /** Draws a line from its top left corner; all runs share a baseline. */
  draw({ runs }: Line, x: number, top: number, { weight, size, color }: Style): void {
    let left = x;
    this.pdf.fillColor(color);
    for (const { text, font, width } of runs) {
      this.pdf
        .font(`${weight}-${font}`, size)
        .text(text, left, top + size * ASCENT, { lineBreak: false, baseline: 'alphabetic' });
      left += width;
    }
  }
}
