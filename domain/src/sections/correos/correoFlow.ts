import { flow } from '../../language/index.js';

export const correoFlow = flow({
  states: { pendiente: 'Pendiente', enviado: 'Enviado', fallido: 'Fallido' },
  initial: 'pendiente',
  transitions: {
    reintentar: {
      label: 'Reintentar',
      from: ['fallido'],
      to: 'pendiente',
      stamps: ['proximoIntento'],
      clears: ['intentos'],
      confirm: 'Se enviará otra vez, a la misma dirección. ¿Desea reintentar?',
    },
  },
});
