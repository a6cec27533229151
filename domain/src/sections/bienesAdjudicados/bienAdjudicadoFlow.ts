import { flow } from '../../language/index.js';
import { correction, RESULT_REASON } from '../shared/resultCorrection.js';
import { availabilities } from './labels.js';

/** Availability of a repossessed asset. Staff end an expired reservation, whose last day they see. */
export const bienAdjudicadoFlow = flow({
  states: availabilities,
  initial: 'disponible',
  transitions: {
    reservar: {
      label: 'Reservar',
      from: ['disponible'],
      to: 'reservado',
      requires: ['fechaReserva', 'reservadoHasta'],
      accepts: ['notaReserva'],
    },
    liberar: {
      label: 'Liberar la reserva',
      from: ['reservado'],
      to: 'disponible',
      clears: ['fechaReserva', 'reservadoHasta', 'notaReserva'],
    },
    vender: {
      label: 'Registrar la venta',
      from: ['reservado'],
      to: 'vendido',
      requires: ['fechaVenta', 'precioVenta'],
      accepts: ['precioConfirmado'],
      clears: ['precioConfirmado'],
      confirm: 'La venta no se puede deshacer. ¿Desea registrarla?',
    },
    corregirVenta: correction('Corregir la venta', 'vendido', {
      requires: ['fechaVenta', 'precioVenta'],
      confirms: 'precioConfirmado',
      reason: RESULT_REASON,
    }),
    retirar: {
      label: 'Retirar de la venta',
      grave: true,
      from: ['disponible'],
      to: 'retirado',
      confirm: 'Los visitantes dejarán de verlo. ¿Desea retirarlo?',
    },
  },
});
