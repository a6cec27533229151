import { flow } from '../../language/index.js';

/** How an auction goes on. «Resultado pendiente» is not a state: it is a scheduled one whose moment has passed. */
export const remateFlow = flow({
  states: { programado: 'Programado', realizado: 'Realizado', suspendido: 'Suspendido', cancelado: 'Cancelado' },
  initial: 'programado',
  transitions: {
    realizar: {
      label: 'Registrar el resultado',
      from: ['programado'],
      to: 'realizado',
      requires: ['resultado', 'fechaResultado'],
      accepts: ['montoAdjudicado', 'motivoBajoBase'],
      confirm: 'El resultado no se puede deshacer. ¿Desea registrarlo?',
    },
    suspender: { label: 'Suspender', grave: true, from: ['programado'], to: 'suspendido', requires: ['motivo'] },
    reprogramar: { label: 'Reprogramar', from: ['suspendido'], to: 'programado', clears: ['motivo'] },
    cancelar: {
      label: 'Cancelar',
      from: ['programado', 'suspendido'],
      to: 'cancelado',
      requires: ['motivo'],
      confirm: 'La cancelación no se puede deshacer. ¿Desea cancelar el remate?',
    },
  },
});
