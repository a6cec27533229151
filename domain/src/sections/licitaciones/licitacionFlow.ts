import { flow } from '../../language/index.js';
import { correction, RESULT_REASON } from '../shared/resultCorrection.js';

/** Lifecycle of a tender. «Abierta» and «cerrada» are not states: they derive from the deadline for proposals. */
export const licitacionFlow = flow({
  states: {
    en_curso: 'En curso',
    en_evaluacion: 'En evaluación',
    adjudicada: 'Adjudicada',
    desierta: 'Desierta',
    cancelada: 'Cancelada',
  },
  initial: 'en_curso',
  transitions: {
    evaluar: { label: 'Pasar a evaluación', from: ['en_curso'], to: 'en_evaluacion' },
    adjudicar: {
      label: 'Adjudicar',
      from: ['en_evaluacion'],
      to: 'adjudicada',
      requires: ['fechaResultado'],
      accepts: ['resultadoNota'],
      confirm: 'El resultado no se puede deshacer. ¿Desea adjudicar el proceso?',
    },
    corregirAdjudicacion: correction('Corregir el resultado', 'adjudicada', {
      requires: ['fechaResultado'],
      accepts: ['resultadoNota'],
      reason: RESULT_REASON,
    }),
    corregirDesierta: correction('Corregir el resultado', 'desierta', {
      requires: ['fechaResultado', 'resultadoNota'],
      reason: RESULT_REASON,
    }),
    corregirCancelacion: correction('Corregir la cancelación', 'cancelada', {
      requires: ['fechaResultado', 'resultadoNota'],
      reason: RESULT_REASON,
    }),
    declararDesierta: {
      label: 'Declarar desierta',
      from: ['en_evaluacion'],
      to: 'desierta',
      requires: ['fechaResultado', 'resultadoNota'],
      confirm: 'El resultado no se puede deshacer. ¿Desea declarar desierto el proceso?',
    },
    cancelar: {
      label: 'Cancelar',
      from: ['en_curso', 'en_evaluacion'],
      to: 'cancelada',
      requires: ['fechaResultado', 'resultadoNota'],
      confirm: 'La cancelación no se puede deshacer. ¿Desea cancelar el proceso?',
    },
  },
});
