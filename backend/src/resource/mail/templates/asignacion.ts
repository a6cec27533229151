import { composeMail, type Template } from './composeMail.js';

/** To a member of staff: a case is theirs now. */
export const asignacion: Template<{ tipo: string; codigo: string; ruta: string }> = ({ tipo, codigo, ruta }, sender) =>
  composeMail(
    `${tipo} ${codigo}: se le asignó`,
    [{ parrafo: `Se le asignó un caso: ${codigo}.` }, { enlace: 'Abrir el caso', ruta }],
    sender,
  );
