import { formatDateTime } from '@coop/domain';
import type { Block } from '../block.js';
import { composeMail, type Template } from '../composeMail.js';
import { applyOwnText, type OwnText, subjectOfCase } from '../ownText.js';

export type Acuse = {
  /** Label of the submission: «Reclamo». */
  tipo: string;
  codigo: string;
  mensaje: string;
  pasos: readonly string[];
  registradoEn: string;
  /** Deadline and legal term in words; absent without a term. */
  limite?: string | null | undefined;
  plazo?: string | null | undefined;
  /** Whether the case can be tracked online by number and identity document. */
  seguimiento: boolean;
};

/** Returns the content without the letterhead; also used by the preview of custom texts. */
export function acuseContent(
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
  return applyOwnText(own, { codigo, fecha, limite, plazo, entidad }, said);
}

/**
 * To the visitor: receipt with the case number. It quotes nothing they wrote: the address is unverified, and the form
 * must not relay messages to third parties.
 */
export const acuse: Template<Acuse> = (datos, sender, own) => {
  const { asunto, hilo, blocks } = acuseContent(datos, sender.entidad.nombre, own);
  return composeMail(asunto, blocks, sender, hilo);
};
