import { setImmediate } from 'node:timers/promises';
import { formatDate, todayInLaPaz } from '@coop/domain';
import type { Entidad } from '@coop/domain/entidad';
import pLimit from 'p-limit';
import type { Block, Figures, Pairs, Signature } from './blocks.js';
import { makeDocument } from './makeDocument.js';

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

const FOLLOW =
  'Siga su caso con este código o en esta dirección, que lo abre sin más datos. Es solo suya; no la comparta:';

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
    return makeDocument(paper, [
      { type: 'place', text: `${entidad.ciudad}, ${formatDate(fecha)}` },
      { type: 'title', text: titulo },
      { type: 'subtitle', text: codigo },
      ...(seguimiento ? [{ type: 'code' as const, address: seguimiento, text: FOLLOW }] : []),
      { type: 'facts', pairs: datos },
      ...partes.flatMap(({ titulo, datos, tabla }): Block[] => [
        { type: 'heading', text: titulo },
        { type: 'facts', pairs: datos },
        ...(tabla ? [{ type: 'table' as const, figures: tabla }] : []),
      ]),
      ...parrafos.map((text) => ({ type: 'paragraph' as const, text })),
      { type: 'signatures', signatures: firmas },
    ]);
  });
}
