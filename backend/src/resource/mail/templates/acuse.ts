import { formatDateTime } from '@coop/domain';
import { composeMail, type Template } from './composeMail.js';

/**
 * To the person, when what they sent has its number. It repeats nothing that they wrote: the address is not verified, and
 * nobody must be able to write to others in our name.
 */
export const acuse: Template<{
  /** What it is: «Reclamo». */
  tipo: string;
  codigo: string;
  mensaje: string;
  pasos: readonly string[];
  registradoEn: string;
  /** Whether it can be followed with the number and the document. */
  seguimiento: boolean;
}> = ({ tipo, codigo, mensaje, pasos, registradoEn, seguimiento }, sender) =>
  composeMail(
    `Constancia de su ${tipo.toLowerCase()} ${codigo}`,
    [
      { parrafo: mensaje },
      {
        datos: [
          ['Número', codigo],
          ['Registro', formatDateTime(registradoEn)],
        ],
      },
      ...pasos.map((parrafo) => ({ parrafo })),
      ...(seguimiento
        ? [{ enlace: 'Consulte su estado con el número y su documento', ruta: '/contactanos/seguimiento' }]
        : []),
    ],
    sender,
  );
