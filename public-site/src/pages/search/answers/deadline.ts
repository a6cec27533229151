import { type Answering, says } from './answer';

/** How long a complaint takes. */
export const deadline: Answering = async ({ words }) =>
  says(words, 'reclam') && says(words, 'tarda', 'demora', 'plazo', 'respond', 'respuesta', 'dias', 'tiempo')
    ? {
        title: 'Plazo de respuesta de un reclamo',
        lines: [{ label: 'Desde el día siguiente al de su registro', value: '5 días hábiles' }],
        note: 'Si hace falta más tiempo, se le comunica el motivo y la nueva fecha.',
        more: { href: '/contactanos/seguimiento', text: 'Vea la fecha del suyo' },
      }
    : undefined;
