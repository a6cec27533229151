import { composeMail, type Template } from './composeMail.js';

/** To staff: more was sent that they may publish, soon after what they were told of. */
export const porAprobarOtros: Template<{ tipo: string; titulo: string; quien: string; ruta: string }> = (
  { tipo, titulo, quien, ruta },
  sender,
) =>
  composeMail(
    `Por aprobar: ${titulo} y otros`,
    [
      {
        parrafo: `Llegó más que espera su aprobación: ${tipo.toLowerCase()} «${titulo}», de ${quien}, y otros después.`,
      },
      { parrafo: 'Lea lo que cambia antes de publicarlo. Lo que no está bien, devuélvalo con una nota.' },
      { enlace: 'Ver lo que espera su aprobación', ruta },
    ],
    sender,
  );
