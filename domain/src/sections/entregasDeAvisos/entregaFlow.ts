import { flow } from '../../language/index.js';

export const entregaFlow = flow({
  states: { pendiente: 'Pendiente', entregada: 'Entregada', fallida: 'Fallida' },
  initial: 'pendiente',
  transitions: {
    reenviar: {
      label: 'Enviar otra vez',
      from: ['pendiente', 'entregada', 'fallida'],
      to: 'pendiente',
      stamps: ['proximoIntento'],
      clears: ['intentos', 'entregadaEn', 'ultimoError', 'respuesta'],
      confirm: 'Se envía ahora, con el mismo identificador: quien ya la recibió la reconoce. ¿Desea enviarla?',
    },
  },
});
