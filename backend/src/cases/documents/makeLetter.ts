import { setImmediate } from 'node:timers/promises';
import { formatDate, todayInLaPaz } from '@coop/domain';
import type { Entidad } from '@coop/domain/entidad';
import pLimit from 'p-limit';
import {
  breakable,
  type Figures,
  type Pairs,
  type Signature,
  writeFigures,
  writePairs,
  writeSignatures,
} from './letterParts.js';
import { makeDocument } from './makeDocument.js';
import { writeCode } from './writeCode.js';

/** A letter or a proof, as data. Texts are plain: nothing in them is read as anything else. */
export type Letter = {
  titulo: string;
  /** The number of the case. */
  codigo: string;
  /** Day that it is dated, `YYYY-MM-DD`; absent, today in La Paz. */
  fecha?: string;
  /** What it is about. */
  datos: Pairs;
  /** The same of each of its parts, with a table where it has one. */
  partes?: readonly LetterPart[];
  /** Each may hold line breaks. */
  parrafos: readonly string[];
  /** The whole address by which the case is followed, to be read by a telephone too. */
  seguimiento?: string;
  /** Absent, nobody signs. */
  firmas?: readonly Signature[];
};

export type LetterPart = { titulo: string; datos: Pairs; tabla?: Figures };

/** Before the address. */
const FOLLOW =
  'Siga su caso con el código de arriba o en esta dirección, que lo abre sin más datos. Es solo suya; no la comparta:';

// Drawing keeps the process from everything else: before each it answers who waits.
const turns = pLimit(1);

/** The letter as an A4 PDF with the letterhead of the entity, one after another. `logo`: its own, as PNG. */
export function makeLetter(
  { titulo, codigo, fecha = todayInLaPaz(), datos, partes = [], parrafos, seguimiento, firmas = [] }: Letter,
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
  return turns(async () => {
    await setImmediate();
    return makeDocument(paper, (pdf, ink) => {
      const top = pdf.y;
      const beside = seguimiento ? { width: writeCode(pdf, seguimiento, ink) } : {};
      pdf
        .fillColor(ink.soft)
        .text(`${entidad.ciudad}, ${formatDate(fecha)}`, pdf.page.margins.left, top, { ...beside, align: 'right' });
      pdf.moveDown(1).font('bold', 18).fillColor(ink.text).text(titulo, { lineGap: 2 });
      pdf.font('bold', 12).fillColor(ink.title).text(codigo).moveDown(0.8);
      writePairs(pdf, datos, ink);
      for (const { titulo, datos, tabla } of partes) {
        if (pdf.y + 90 > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
        pdf.font('bold', 12).fillColor(ink.title).text(titulo).moveDown(0.4).font('regular');
        writePairs(pdf, datos, ink);
        if (tabla) writeFigures(pdf, tabla, ink);
      }
      pdf.font('regular', 10.5).fillColor(ink.text);
      for (const parrafo of parrafos) pdf.text(breakable(parrafo), { lineGap: 3 }).moveDown(0.7);
      if (seguimiento) pdf.text(`${FOLLOW} ${seguimiento}`, { lineGap: 3 }).moveDown(0.7);
      writeSignatures(pdf, firmas, ink);
    });
  });
}
