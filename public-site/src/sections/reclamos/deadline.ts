import { type Answering, hasPrefix } from '../../reading/answer';
import { readParametros } from '../../reading/simulables';
import { businessDays } from '../../wording/formats';

export const deadline: Answering = async ({ words, leer }) => {
  const isDeadlineQuestion = hasPrefix(words, 'reclam') && hasPrefix(words, ...DURATION_WORDS);
  const parametros = isDeadlineQuestion ? await readParametros(leer) : undefined;
  return (
    parametros && {
      title: 'Plazo de respuesta de un reclamo',
      lines: [{ label: 'Desde el día siguiente al de su registro', value: businessDays(parametros.reclamoPlazo) }],
      note: 'Si hace falta más tiempo, se le comunica el motivo y la nueva fecha.',
      more: { href: '/contactanos/seguimiento', text: 'Vea la fecha del suyo' },
    }
  );
};

const DURATION_WORDS = ['tarda', 'demora', 'plazo', 'respond', 'respuesta', 'dias', 'tiempo'];
