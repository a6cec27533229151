import { flow } from '../../language/index.js';

export const consultaFlow = flow({
  states: {
    nueva: 'Nueva',
    en_atencion: 'En atención',
    respondida: 'Respondida',
    cerrada: 'Cerrada',
    derivada_reclamo: 'Derivada a reclamo',
    spam: 'No deseada',
  },
  initial: 'nueva',
  transitions: {
    atender: { label: 'Atender', from: ['nueva'], to: 'en_atencion', accepts: ['asignadoA', 'nota'] },
    asignar: { label: 'Asignar', from: ['en_atencion'], to: 'en_atencion', requires: ['asignadoA'], accepts: ['nota'] },
    responder: {
      label: 'Responder',
      from: ['nueva', 'en_atencion'],
      to: 'respondida',
      requires: ['respuesta', 'medioUsado'],
      accepts: ['nota'],
      stamps: ['respondidoEn', 'respondidoPor'],
    },
    cerrar: { label: 'Cerrar', from: ['respondida'], to: 'cerrada', accepts: ['nota'] },
    reabrir: { label: 'Reabrir', from: ['respondida'], to: 'en_atencion', requires: ['nota'] },
    derivar: {
      label: 'Derivar a reclamo',
      from: ['nueva', 'en_atencion'],
      to: 'derivada_reclamo',
      requires: ['reclamo'],
      makes: 'reclamo',
      accepts: ['nota'],
      confirm: 'La consulta se cierra y sigue como reclamo. ¿Desea derivarla?',
    },
    descartar: {
      label: 'Marcar como no deseada',
      grave: true,
      from: ['nueva', 'en_atencion'],
      to: 'spam',
      accepts: ['nota'],
      confirm: 'Nadie responderá este envío. ¿Desea descartarlo?',
    },
    readmitir: { label: 'Readmitir', from: ['spam'], to: 'nueva', accepts: ['nota'] },
  },
});
