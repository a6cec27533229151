import { composeMail, type Template } from './composeMail.js';

/**
 * To staff: documents came to a case; with `otros`, to that one and to others soon after. Its number and a link; what they are is seen
 * only in the panel.
 */
export const aporte: Template<{ tipo: string; codigo: string; ruta: string; otros?: boolean }> = (
  { tipo, codigo, ruta, otros = false },
  sender,
) =>
  composeMail(
    `${tipo} ${codigo}${otros ? ' y otros' : ''}: nuevos documentos`,
    otros
      ? [
          { parrafo: `Llegaron más documentos desde el sitio: al caso ${codigo} y a otros después.` },
          { enlace: 'Abrir la lista', ruta },
        ]
      : [
          { parrafo: `Quien presentó el caso ${codigo} le adjuntó documentos desde el sitio.` },
          { enlace: 'Abrir el caso', ruta },
        ],
    sender,
  );
