import { composeMail, type Template } from './composeMail.js';

/** To staff: documents came to a case. Its number and a link; what they are is seen only in the panel. */
export const aporte: Template<{ tipo: string; codigo: string; ruta: string }> = ({ tipo, codigo, ruta }, sender) =>
  composeMail(
    `${tipo} ${codigo}: nuevos documentos`,
    [
      { parrafo: `Quien presentó el caso ${codigo} le adjuntó documentos desde el sitio.` },
      { enlace: 'Abrir el caso', ruta },
    ],
    sender,
  );
