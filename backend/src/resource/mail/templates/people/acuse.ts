import { formatDateTime } from '@coop/domain';
import type { Block } from '../block.js';
import { composeMail, type Template } from '../composeMail.js';
import { type OwnText, saidBy, subjectOfCase } from '../ownText.js';

export type Acuse = {
  /** What it is: «Reclamo». */
  tipo: string;
  codigo: string;
  mensaje: string;
  pasos: readonly string[];
  registradoEn: string;
  /** The last day of the answer and the term of the norm, in words; absent where it has none. */
  limite?: string | null | undefined;
  plazo?: string | null | undefined;
  /** Whether it can be followed with the number and the document. */
  seguimiento: boolean;
};

/** What it says, and the entity's name. */
export function sayAcuse(
  { tipo, codigo, mensaje, pasos, registradoEn, limite, plazo, seguimiento }: Acuse,
  entidad: string,
  own?: OwnText,
) {
  const fecha = formatDateTime(registradoEn);
  const facts: Block = {
    datos: [
      ['Número', codigo],
      ['Registro', fecha],
    ],
  };
  const link = seguimiento
    ? [{ enlace: 'Consulte su estado con el número y su documento', ruta: '/contactanos/seguimiento' }]
    : [];
  const said = {
    asunto: `Constancia de su ${tipo.toLowerCase()} ${codigo}`,
    hilo: subjectOfCase(tipo, codigo),
    blocks: [{ parrafo: mensaje }, facts, ...pasos.map((parrafo) => ({ parrafo })), ...link],
    fixed: [facts, ...link],
  };
  return saidBy(own, { codigo, fecha, limite, plazo, entidad }, said);
}

/**
 * To the person, when what they sent has its number. It repeats nothing that they wrote: the address is not verified, and
 * nobody must be able to write to others in our name.
 */
export const acuse: Template<Acuse> = (datos, sender, own) => {
  const { asunto, hilo, blocks } = sayAcuse(datos, sender.entidad.nombre, own);
  return composeMail(asunto, blocks, sender, hilo);
};
