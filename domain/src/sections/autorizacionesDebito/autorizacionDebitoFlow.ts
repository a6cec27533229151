import type { Impediment } from '../../language/flow.js';
import { flow } from '../../language/index.js';
import { formatShortDate } from '../../text/format.js';

/** Blocks orders that are meaningless for an expired authorization. */
const ranOut: Impediment = {
  when: { vigenteHasta: { before: 'today' } },
  why: ({ vigenteHasta }) => `Venció el ${formatShortDate(String(vigenteHasta))}.`,
};

/** Lifecycle of a direct debit authorization. «Vencida» derives from its dates. */
export const autorizacionDebitoFlow = flow({
  states: {
    registrada: 'Registrada',
    vigente: 'Vigente',
    rechazada: 'Rechazada',
    suspendida: 'Suspendida',
    revocada: 'Revocada',
  },
  initial: 'registrada',
  transitions: {
    activar: {
      label: 'Activar',
      from: ['registrada'],
      to: 'vigente',
      stamps: ['verificadoPor', 'verificadoEn'],
      unless: [ranOut],
      confirm: 'Confirma que revisó el documento firmado. ¿Desea activarla?',
    },
    rechazar: { label: 'Rechazar', grave: true, from: ['registrada'], to: 'rechazada', requires: ['motivoRechazo'] },
    suspender: {
      label: 'Suspender',
      grave: true,
      from: ['vigente'],
      to: 'suspendida',
      requires: ['suspendidaDesde', 'motivoSuspension'],
      accepts: ['suspendidaHasta'],
      unless: [ranOut],
    },
    reanudar: {
      label: 'Reanudar',
      from: ['suspendida'],
      to: 'vigente',
      unless: [ranOut],
      clears: ['suspendidaDesde', 'suspendidaHasta', 'motivoSuspension'],
    },
    revocar: {
      label: 'Revocar',
      grave: true,
      from: ['vigente', 'suspendida'],
      to: 'revocada',
      requires: ['motivoBaja'],
      confirm: 'Tiene efecto el próximo día hábil y no se puede deshacer. ¿Desea revocarla?',
    },
  },
});
