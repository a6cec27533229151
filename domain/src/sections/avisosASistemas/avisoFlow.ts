import { flow } from '../../language/index.js';

/** Lifecycle of a webhook. Staff turn it on and off; the server stops it after days of failed deliveries. */
export const avisoFlow = flow({
  states: { activo: 'Activo', apagado: 'Apagado', detenido: 'Detenido por fallas' },
  initial: 'activo',
  transitions: {
    apagar: {
      label: 'Apagar',
      grave: true,
      from: ['activo'],
      to: 'apagado',
      confirm: 'No se le avisa nada más, y lo que estaba por enviarse se descarta. ¿Desea apagarlo?',
    },
    encender: { label: 'Encender', from: ['apagado', 'detenido'], to: 'activo', clears: ['fallaDesde'] },
  },
});
