import { buffer } from 'node:stream/consumers';
import type { Entidad } from '@coop/domain/entidad';
import { artifact, type Ink, inkOf, paginate, Tag } from './layout.js';
import { type Block, layoutBlocks } from './layoutBlocks.js';
import { lineHeight, type Style, Typesetter } from './typesetter.js';

const MARGIN = 60;
const TOP = 120;
const BOTTOM = 90;

export type Paper = {
  title: string;
  issuer: Pick<Entidad, 'nombre' | 'colores' | 'motivo'>;
  logo?: Buffer | undefined;
  beside: readonly string[];
  foot: string;
};

export async function makeDocument(paper: Paper, blocks: readonly Block[]): Promise<Buffer> {
  const ink = inkOf(paper.issuer);
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    info: { Title: paper.title, Author: paper.issuer.nombre },
    lang: 'es-BO',
    displayTitle: true,
    pdfVersion: '1.7',
    // The package's types lack this subset.
    subset: 'PDF/UA' as never,
    tagged: true,
    bufferPages: true,
  });
  const typesetter = await Typesetter.of(pdf);
  const root = Tag.root(pdf);
  // Added first for the reading order: pages are drawn before their letterhead.
  const letterhead = root.add('Div');
  const { width, height } = pdf.page;
  const rows = layoutBlocks(blocks, { pdf, typesetter, ink, root, left: MARGIN, width: width - 2 * MARGIN });
  const pages = paginate(rows, height - TOP - BOTTOM);
  for (const [at, placed] of pages.entries()) {
    if (at > 0) pdf.addPage();
    dress(pdf, typesetter, paper, ink, `Página ${at + 1} de ${pages.length}`, at === 0 ? letterhead : undefined);
    for (const { row, top } of placed) row.draw(TOP + top);
  }
  pdf.end();
  return buffer(pdf);
}

/** Draws letterhead and footer; the letterhead is content on the first page and an artifact on the others. */
function dress(
  pdf: PDFKit.PDFDocument,
  typesetter: Typesetter,
  { issuer, logo, beside, foot }: Paper,
  ink: Ink,
  pageNumber: string,
  letterhead: Tag | undefined,
) {
  const { width, height } = pdf.page;
  const inner = width - 2 * MARGIN;
  const draw = (tag: string, options: { alt?: string }, write: () => void) =>
    letterhead ? letterhead.add(tag, options).draw(write) : artifact(pdf, 'Pagination', write);
  const write = (text: string, top: number, style: Style, align: 'left' | 'right' | 'center') => {
    for (const [at, line] of typesetter.lines(text, align === 'left' ? inner / 2 : inner, style).entries()) {
      const spare = { left: 0, center: (inner - line.width) / 2, right: inner - line.width }[align];
      typesetter.draw(line, MARGIN + spare, top + at * lineHeight(style), style);
    }
  };
  const small: Style = { weight: 'regular', size: 8.5, color: ink.soft };
  artifact(pdf, 'Pagination', () => {
    pdf.rect(0, 0, width, 14).fill(ink.band);
    if (issuer.motivo === 'aguayo')
      for (let x = 12; x < width; x += 26) pdf.polygon([x, 2], [x + 5, 7], [x, 12], [x - 5, 7]).fill(ink.mark);
    pdf
      .moveTo(MARGIN, 82)
      .lineTo(width - MARGIN, 82)
      .lineWidth(0.5)
      .stroke(ink.line);
  });
  if (logo)
    draw('Figure', { alt: `Logotipo de ${issuer.nombre}` }, () =>
      pdf.image(logo, MARGIN, 30, { fit: [inner / 2, 44], valign: 'center' }),
    );
  else draw('P', {}, () => write(issuer.nombre, 44, { weight: 'bold', size: 13, color: ink.band }, 'left'));
  draw('P', {}, () => write(beside.join('\n'), 42, small, 'right'));
  artifact(pdf, 'Pagination', () => {
    write(foot, height - 60, small, 'center');
    write(pageNumber, height - 40, small, 'center');
  });
}
