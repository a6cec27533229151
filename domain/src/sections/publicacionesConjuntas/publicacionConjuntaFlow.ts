import { flow, id, integer, rows } from '../../language/index.js';

/**
 * Lifecycle of a release. `enviar` and `aprobar` lead to «programada» when its time is still to come, and to
 * «publicada» when it is not; `enviar` leads to «enviada» while one of its sections requires a second person.
 */
export const publicacionConjuntaFlow = flow({
  states: { borrador: 'Borrador', enviada: 'Por aprobar', programada: 'Programada', publicada: 'Publicada' },
  initial: 'borrador',
  requestFields: {
    versiones: rows(
      'Versiones',
      {
        registro: id('Registro', { required: true }),
        version: integer('Versión', { required: true, min: 1 }),
      },
      { help: 'La versión de cada registro que usted leyó.' },
    ),
  },
  transitions: {
    enviar: {
      label: 'Publicar juntas',
      from: ['borrador'],
      to: 'programada',
      requires: ['versiones'],
      stamps: ['enviadaPor', 'enviadaEn'],
      clears: ['respuesta', 'aprobadaPor'],
    },
    aprobar: { label: 'Aprobar', from: ['enviada'], to: 'programada', stamps: ['aprobadaPor'] },
    devolver: { label: 'Devolver', from: ['enviada'], to: 'borrador', requires: ['respuesta'] },
    retirar: {
      label: 'Volver a borrador',
      from: ['enviada', 'programada'],
      to: 'borrador',
      clears: ['aprobadaPor'],
      confirm: 'No saldrá el día previsto, y si esperaba aprobación habrá que enviarla otra vez. ¿Desea continuar?',
    },
  },
});
