import { flow } from '../../language/index.js';

/** Approval to publish an opinion with its author's name; pending from the start when the author allows it. */
export const publicacionOpinionFlow = flow({
  states: { no_solicitada: 'No solicitada', pendiente: 'Pendiente', aprobada: 'Aprobada', rechazada: 'Rechazada' },
  initial: 'no_solicitada',
  transitions: {
    aprobarPublicacion: {
      label: 'Aprobar su publicación',
      from: ['pendiente'],
      to: 'aprobada',
      requires: ['textoPublicable'],
    },
    rechazarPublicacion: {
      label: 'No publicar',
      from: ['pendiente', 'aprobada'],
      to: 'rechazada',
      requires: ['motivoNoPublicacion'],
    },
  },
});
