import type { Entidad } from '@coop/domain/entidad';
import { paletaDe } from '@coop/domain/paleta';
import { type Line, lineHeight, type Style, type Typesetter } from './typesetter.js';

export type Ink = ReturnType<typeof inkOf>;

export function inkOf({ colores }: Pick<Entidad, 'colores'>) {
  const { tinta, tintaSuave, linea, principal, principalOscuro, acento, fondoSuave } = paletaDe(colores);
  return {
    text: tinta,
    soft: tintaSuave,
    line: linea,
    title: principalOscuro,
    band: principal,
    mark: acento,
    fill: fondoSuave,
  };
}

/** A structure element for assistive technology (PDF/UA), in the order of addition. */
export class Tag {
  private constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly name: string,
    private readonly element: PDFKit.PDFStructureElement,
  ) {}

  static root(pdf: PDFKit.PDFDocument): Tag {
    const element = pdf.struct('Document');
    pdf.addStructure(element);
    return new Tag(pdf, 'Document', element);
  }

  add(name: string, options: PDFKit.Mixins.StructureElementOptions = {}): Tag {
    const element = this.pdf.struct(name, options);
    this.element.add(element);
    return new Tag(this.pdf, name, element);
  }

  /** Draws content of the element; call it once per page. */
  draw(write: () => void): void {
    const content = this.pdf.markStructureContent(this.name);
    write();
    this.pdf.endMarkedContent();
    this.element.add(content);
  }

  open(address: string, x: number, y: number, width: number, height: number): void {
    // pdfkit writes a primitive string as a PDF name; a String object becomes text.
    const Contents = new String(address);
    this.pdf.link(x, y, width, height, address, { structParent: this.element, Contents } as never);
  }
}

/** Draws content that assistive technology skips: rules, letterhead, page numbers. */
export function artifact(pdf: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', write: () => void): void {
  pdf.markContent('Artifact', { type });
  write();
  pdf.endMarkedContent();
}

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Cells to which a table heading applies; missing in the package's types. */
      scope?: 'Row' | 'Column';
    }
  }
}

export type Layout = {
  pdf: PDFKit.PDFDocument;
  typesetter: Typesetter;
  ink: Ink;
  root: Tag;
  left: number;
  width: number;
};

export function drawLines({ typesetter }: Layout, lines: readonly Line[], x: number, top: number, style: Style): void {
  for (const [at, line] of lines.entries()) typesetter.draw(line, x, top + at * lineHeight(style), style);
}

export function rule({ pdf, ink, left, width }: Layout, y: number): void {
  pdf
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.5)
    .stroke(ink.line);
}

export type Row = {
  height: number;
  /** Space above, omitted at the top of a page. */
  gap?: number;
  /** Forbids a page break before this row. */
  keepWithNext?: boolean;
  /** Repeated at the top of each page on which its table continues. */
  heading?: Omit<Row, 'heading'>;
  draw: (top: number) => void;
};

type PlacedRow = { row: Omit<Row, 'heading'>; top: number };

/** Minimum of a paragraph's lines on either side of a page break, and of rows on the last page. */
const MIN_LINES = 2;
const MIN_LAST_ROWS = 3;

/** Prevents widows and orphans: no single line of a paragraph at a page's end or top. */
export const withoutLoneLines = (rows: readonly Row[]): Row[] =>
  rows.map((row, at) =>
    at > 0 && (at < MIN_LINES || rows.length - at < MIN_LINES) ? { ...row, keepWithNext: true } : row,
  );

/** Distributes rows over pages of a height; rows kept together move to the next page together. */
export function paginate(rows: readonly Row[], height: number): PlacedRow[][] {
  const pages: PlacedRow[][] = [[]];
  let used = 0;
  const place = (row: Omit<Row, 'heading'>) => {
    const top = used + gapOf(row, used);
    pages.at(-1)?.push({ row, top });
    used = top + row.height;
  };
  const turn = ({ heading }: Row) => {
    pages.push([]);
    used = 0;
    if (heading) place(heading);
  };
  for (const group of groupsOf(rows)) {
    const needed = group.reduce((sum, row) => sum + gapOf(row, sum) + row.height, used);
    if (used > 0 && needed > height) turn(group[0] as Row);
    for (const row of group) {
      if (used > 0 && used + gapOf(row, used) + row.height > height) turn(row);
      place(row);
    }
  }
  return pages;
}

const gapOf = ({ gap = 0 }: Pick<Row, 'gap'>, used: number) => (used === 0 ? 0 : gap);

function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const [at, row] of rows.entries()) {
    const isJoined = row.keepWithNext || rows.length - at < MIN_LAST_ROWS;
    if (isJoined && at > 0) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}
