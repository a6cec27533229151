import { flow } from '../../language/index.js';
import { correction, RESULT_REASON } from '../shared/resultCorrection.js';

/** Lifecycle of an auction. «Resultado pendiente» is not a state: it is a scheduled auction in the past. */
export const remateFlow = flow({
  states: { programado: 'Programado', realizado: 'Realizado', suspendido: 'Suspendido', cancelado: 'Cancelado' },
  initial: 'programado',
  transitions: {
    realizar: {
      label: 'Registrar el resultado',
      from: ['programado'],
      to: 'realizado',
      requires: ['resultado', 'fechaResultado'],
      accepts: ['montoAdjudicado', 'montoConfirmado', 'motivoBajoBase'],
      clears: ['montoConfirmado'],
      confirm: 'El resultado no se puede deshacer. ¿Desea registrarlo?',
    },
    corregirResultado: correction('Corregir el resultado', 'realizado', {
      requires: ['resultado', 'fechaResultado'],
      accepts: ['montoAdjudicado', 'motivoBajoBase'],
      confirms: 'montoConfirmado',
      reason: RESULT_REASON,
    }),
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
