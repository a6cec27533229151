import { formatDate, todayInLaPaz } from '@coop/domain';
import type { Entidad } from '@coop/domain/entidad';
import pLimit from 'p-limit';
import type { Ink } from './inkOf.js';
import { makeDocument } from './makeDocument.js';

/** A letter or a proof, as data. Texts are plain: nothing in them is read as anything else. */
export type Letter = {
  titulo: string;
  /** The number of the case. */
  codigo: string;
  /** Day that it is dated, `YYYY-MM-DD`; absent, today in La Paz. */
  fecha?: string;
  /** What it is about, label and value; those without a value are left out. */
  datos: readonly (readonly [etiqueta: string, valor: string | null | undefined])[];
  /** Each may hold line breaks. */
  parrafos: readonly string[];
  /** Who signs, and as what; absent, nobody does. */
  firma?: { nombre: string; cargo: string };
};

// Drawing keeps the process from everything else: between two of them it answers who waits.
const turns = pLimit(1);

/** The letter as an A4 PDF with the letterhead of the entity, one after another. `logo`: its own, as PNG. */
export function makeLetter(
  { titulo, codigo, fecha = todayInLaPaz(), datos, parrafos, firma }: Letter,
  entidad: Entidad,
  logo?: Buffer,
): Promise<Buffer> {
  const paper = {
    title: `${titulo} ${codigo}`,
    issuer: entidad,
    logo,
    beside: [
      ...(logo ? [entidad.nombre] : []),
      entidad.direccion,
      [entidad.telefonoGratuito, entidad.correo].filter(Boolean).join(' · '),
    ],
    foot: [entidad.supervision, entidad.demostracion && 'Documento de demostración, sin valor legal.']
      .filter(Boolean)
      .join(' '),
  };
  return turns(() =>
    makeDocument(paper, (pdf, ink) => {
      pdf.fillColor(ink.soft).text(`${entidad.ciudad}, ${formatDate(fecha)}`, { align: 'right' });
      pdf.moveDown(1).font('bold', 18).fillColor(ink.text).text(titulo, { lineGap: 2 });
      pdf.font('bold', 12).fillColor(ink.title).text(codigo).moveDown(0.8);
      writePairs(pdf, datos, ink);
      pdf.font('regular', 10.5).fillColor(ink.text);
      for (const parrafo of parrafos) pdf.text(parrafo, { lineGap: 3 }).moveDown(0.7);
      if (firma) sign(pdf, firma, ink);
    }),
  );
}

function writePairs(pdf: PDFKit.PDFDocument, pairs: Letter['datos'], ink: Ink) {
  const given = pairs.filter(([, value]) => value);
  if (given.length === 0) return;
  pdf.fontSize(10).fillColor(ink.text);
  pdf.table({
    columnStyles: [165, '*'],
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: ink.line, padding: [2, 6] },
    data: given.map(([label, value]) => [
      { text: label, font: { src: 'bold' } },
      { text: value as string, font: { src: 'regular' } },
    ]),
  });
  pdf.x = pdf.page.margins.left;
  pdf.moveDown(1.2);
}

/** Room for a signature, never parted from its name by the end of a page. */
function sign(pdf: PDFKit.PDFDocument, { nombre, cargo }: NonNullable<Letter['firma']>, ink: Ink) {
  const { height, margins } = pdf.page;
  if (pdf.y + 110 > height - margins.bottom) pdf.addPage();
  pdf.moveDown(4).moveTo(margins.left, pdf.y).lineTo(260, pdf.y).lineWidth(0.5).stroke(ink.soft);
  pdf.moveDown(0.4).font('bold', 10.5).fillColor(ink.text).text(nombre).font('regular').text(cargo);
}
