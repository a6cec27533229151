import { flow } from '../../flow.js';

/** The life of a standing order to debit an account. «Vencida» follows from its dates. */
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
      confirm: 'Confirma que revisó el documento firmado. ¿Desea activarla?',
    },
    rechazar: { label: 'Rechazar', from: ['registrada'], to: 'rechazada', requires: ['motivoRechazo'] },
    suspender: {
      label: 'Suspender',
      from: ['vigente'],
      to: 'suspendida',
      requires: ['suspendidaDesde', 'motivoSuspension'],
      accepts: ['suspendidaHasta'],
    },
    reanudar: {
      label: 'Reanudar',
      from: ['suspendida'],
      to: 'vigente',
      clears: ['suspendidaDesde', 'suspendidaHasta', 'motivoSuspension'],
    },
    revocar: {
      label: 'Revocar',
      from: ['vigente', 'suspendida'],
      to: 'revocada',
      requires: ['motivoBaja'],
      confirm: 'Tiene efecto el próximo día hábil y no se puede deshacer. ¿Desea revocarla?',
    },
  },
});
