import { type DocumentFonts, documentFonts, type Weight } from './documentFonts.js';
import { charactersOf, type FontRun, fontRuns, namingMissing } from './fontRuns.js';

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

  /** Breaks text at line breaks, at spaces, and within words wider than a line. */
  lines(text: string, width: number, style: Style): Line[] {
    const shown = namingMissing(text, this.fonts[style.weight]);
    return shown.split('\n').flatMap((paragraph) => this.paragraphLines(paragraph, width, style));
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
