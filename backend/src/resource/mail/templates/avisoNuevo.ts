import { composeMail, type Template } from './composeMail.js';

/** To staff: a case came. Its number and a link; whoever it is about is told only in the panel. */
export const avisoNuevo: Template<{ tipo: string; codigo: string; ruta: string }> = ({ tipo, codigo, ruta }, sender) =>
  composeMail(
    `${tipo} ${codigo}: nuevo caso`,
    [{ parrafo: `Llegó un caso que le corresponde atender: ${codigo}.` }, { enlace: 'Abrir el caso', ruta }],
    sender,
  );
