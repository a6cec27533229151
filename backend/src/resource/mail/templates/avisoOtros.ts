import { composeMail, type Template } from './composeMail.js';

/** To staff: more cases came soon after one that they were told of. */
export const avisoOtros: Template<{ tipos: string; codigo: string; ruta: string }> = (
  { tipos, codigo, ruta },
  sender,
) =>
  composeMail(
    `${tipos}: ${codigo} y otros`,
    [
      { parrafo: `Llegaron más casos que le corresponde atender: ${codigo} y otros después.` },
      { enlace: 'Abrir la lista', ruta },
    ],
    sender,
  );
