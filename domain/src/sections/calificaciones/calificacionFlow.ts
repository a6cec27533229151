import { flow } from '../../language/index.js';

export const calificacionFlow = flow({
  states: { recibida: 'Recibida', revisada: 'Revisada', archivada: 'Archivada', spam: 'No deseada' },
  initial: 'recibida',
  transitions: {
    revisar: { label: 'Marcar como revisada', from: ['recibida'], to: 'revisada', accepts: ['nota'] },
    // Only a person who left contact data and consented can become a complainant.
    derivar: {
      label: 'Derivar a reclamo',
      from: ['recibida'],
      to: 'revisada',
      requires: ['reclamo'],
      makes: 'reclamo',
      accepts: ['nota'],
      when: { deseaContacto: [true], aceptaTratamiento: [true] },
    },
    archivar: { label: 'Archivar', from: ['revisada'], to: 'archivada', accepts: ['nota'] },
    descartar: {
      label: 'Marcar como no deseada',
      grave: true,
      from: ['recibida'],
      to: 'spam',
      accepts: ['nota'],
      confirm: 'No contará en los promedios. ¿Desea descartarla?',
    },
    readmitir: { label: 'Readmitir', from: ['spam'], to: 'recibida', accepts: ['nota'] },
  },
});
