import { flow } from '../../language/index.js';

/** Lifecycle of an API key. Revocation is final; a new key replaces a revoked one. */
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
