import { flow } from '../../language/index.js';

/** Whether a machine's key opens anything. What was revoked stays so: who needs it makes another. */
export const maquinaFlow = flow({
  states: { activa: 'Activa', revocada: 'Revocada' },
  initial: 'activa',
  transitions: {
    revocar: {
      label: 'Revocar',
      grave: true,
      from: ['activa'],
      to: 'revocada',
      confirm: 'Su clave deja de servir ahora mismo y para siempre. ¿Desea revocarla?',
    },
  },
});
