import { composeMail, type Template } from './composeMail.js';

/** To whoever made it and to sistemas: another system is told of nothing any more, since nobody answers there. */
export const avisoDetenido: Template<{ nombre: string; responsable: string; motivo: string; ruta: string }> = (
  { nombre, responsable, motivo, ruta },
  sender,
) =>
  composeMail(
    `Se detuvo el aviso a ${nombre}`,
    [
      { parrafo: 'Ese sistema no recibe los avisos de cambios desde hace días, y ya no se le envían.' },
      {
        datos: [
          ['Responsable', responsable],
          ['Lo último', motivo],
        ],
      },
      {
        parrafo:
          'Cuando vuelva a responder, enciéndalo y envíe otra vez lo que falte, o lea los cambios desde entonces.',
      },
      { enlace: 'Abrir el aviso', ruta },
    ],
    sender,
  );
