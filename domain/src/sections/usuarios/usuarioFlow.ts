import { flow } from '../../language/index.js';

export const usuarioFlow = flow({
  states: { activo: 'Activo', suspendido: 'Suspendido' },
  initial: 'activo',
  transitions: {
    suspender: {
      label: 'Suspender',
      grave: true,
      from: ['activo'],
      to: 'suspendido',
      confirm: 'No podrá ingresar y se cerrarán sus sesiones. ¿Desea suspenderlo?',
    },
    reactivar: { label: 'Reactivar', from: ['suspendido'], to: 'activo' },
  },
});
