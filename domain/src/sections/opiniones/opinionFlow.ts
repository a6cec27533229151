import { flow } from '../../language/index.js';

export const opinionFlow = flow({
  states: {
    recibida: 'Recibida',
    en_revision: 'En revisión',
    atendida: 'Atendida',
    archivada: 'Archivada',
    spam: 'No deseada',
  },
  initial: 'recibida',
  transitions: {
    revisar: { label: 'Revisar', from: ['recibida'], to: 'en_revision', accepts: ['asignadoA', 'nota'] },
    responder: {
      label: 'Atender',
      from: ['recibida', 'en_revision'],
      to: 'atendida',
      accepts: ['respuesta', 'medioUsado', 'nota'],
      stamps: ['respondidoEn', 'respondidoPor'],
    },
    archivar: { label: 'Archivar', from: ['atendida'], to: 'archivada', accepts: ['nota'] },
    descartar: {
      label: 'Marcar como no deseada',
      grave: true,
      from: ['recibida', 'en_revision'],
      to: 'spam',
      accepts: ['nota'],
      confirm: 'Nadie responderá este envío. ¿Desea descartarlo?',
    },
    readmitir: { label: 'Readmitir', from: ['spam'], to: 'recibida', accepts: ['nota'] },
  },
});
