import { formatDate, formatPercent } from '@coop/domain/format';
import { type Answering, hasPrefix } from '../../reading/answer';

const SOLVENCY = '/institucional/coeficiente-adecuacion-patrimonial';

/** Returns the capital that backs the savings, beside the legal minimum. */
export const solvency: Answering = async ({ words, leer, signal }) => {
  if (!hasPrefix(words, 'quebra', 'quiebra', 'solven', 'confiable', 'adecuacion')) return undefined;
  const [last] = await leer.filas(
    'institucional/coeficiente-adecuacion-patrimonial',
    { range: [0, 0], sort: ['fechaCorte', 'DESC'] },
    signal,
  );
  if (!last?.cap) return undefined;
  return {
    title: 'Cuánto patrimonio respalda su ahorro',
    lines: [
      { label: `Coeficiente al ${formatDate(last.fechaCorte)}`, value: formatPercent(last.cap) },
      ...(last.minimoLegal ? [{ label: 'Mínimo que pide la ley', value: formatPercent(last.minimoLegal) }] : []),
    ],
    note: leer.entidad().supervision,
    more: { href: SOLVENCY, text: 'Mes a mes, con sus documentos' },
  };
};
