import { flow } from '../../language/index.js';

export const turnoFlow = flow({
  states: { pendiente: 'Pendiente', atendido: 'Atendido', no_vino: 'No vino', cancelado: 'Cancelado' },
  initial: 'pendiente',
  transitions: {
    atender: { label: 'Atender', from: ['pendiente'], to: 'atendido', accepts: ['nota'] },
    marcarAusente: { label: 'Marcar que no vino', from: ['pendiente'], to: 'no_vino', accepts: ['nota'] },
    cancelarTurno: {
      label: 'Cancelar turno',
      grave: true,
      from: ['pendiente'],
      to: 'cancelado',
      accepts: ['nota'],
      confirm: 'Su hora queda libre, y se le avisa si dejó su correo. ¿Desea cancelarlo?',
    },
    desmarcarTurno: { label: 'Volver a pendiente', from: ['atendido', 'no_vino'], to: 'pendiente' },
  },
});
