import { readParametros } from '../../../reading/readParametros';
import { businessDays } from '../../../wording/businessDays';
import { type Answering, says } from './answer';

/** How long a complaint takes. */
export const deadline: Answering = async ({ words, leer }) => {
  const asks = says(words, 'reclam') && says(words, ...HOW_LONG);
  const parametros = asks ? await readParametros(leer) : undefined;
  return (
    parametros && {
      title: 'Plazo de respuesta de un reclamo',
      lines: [{ label: 'Desde el día siguiente al de su registro', value: businessDays(parametros.reclamoPlazo) }],
      note: 'Si hace falta más tiempo, se le comunica el motivo y la nueva fecha.',
      more: { href: '/contactanos/seguimiento', text: 'Vea la fecha del suyo' },
    }
  );
};

const HOW_LONG = ['tarda', 'demora', 'plazo', 'respond', 'respuesta', 'dias', 'tiempo'];
