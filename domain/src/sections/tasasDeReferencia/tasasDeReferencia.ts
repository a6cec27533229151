import { month, percent, publication, section } from '../../language/index.js';
import { formatMonth } from '../../text/format.js';
import { correctedWithReason } from '../shared/corrections.js';
import { versionDesde, versionHasta, YEARS_OF_RATES } from '../shared/periodoDeVersion.js';
import { vigencia } from '../shared/vigencia.js';

/** Sanity limit, far above any published rate: larger values have a misplaced comma, as 34,5 for 3,45. */
const MAX_RATE = 30;

/** Monthly reference rates of the Banco Central for variable-rate contracts, with their start dates. */
export const tasasDeReferencia = section({
  name: 'sitio/tasas-de-referencia',
  label: { one: 'Tasas de referencia de un mes', many: 'Tasas de referencia' },
  about: 'TRe y TEP de cada mes. De ellas toman la TRe los créditos de tasa variable o mixta, y los indicadores.',
  icon: 'percent',
  kind: publication({ versioned: true, afterEnd: 'vigencia', needs: ['vigenteDesde'] }),
  title: ({ mes }) => `TRe y TEP de ${formatMonth(mes)}`,
  example: { mes: '2031-06', treMn: '3.0000', tepMn: '2.5000' },
  groups: {
    Mes: {
      mes: month('Mes', {
        required: true,
        years: YEARS_OF_RATES,
        help: 'El mes del que el Banco Central publica las tasas. Por la API se escribe año y mes: 2026-11.',
      }),
      vigenteDesde: versionDesde(),
    },
    'Tasa de referencia (TRe)': {
      treMn: percent('TRe en moneda nacional', { max: MAX_RATE }),
      treMe: percent('TRe en moneda extranjera', { max: MAX_RATE }),
      treUfv: percent('TRe en UFV', { max: MAX_RATE }),
      treMvdol: percent('TRe con mantenimiento de valor', { max: MAX_RATE }),
    },
    'Tasa efectiva pasiva (TEP)': {
      tepMn: percent('TEP en moneda nacional', { max: MAX_RATE }),
      tepMe: percent('TEP en moneda extranjera', { max: MAX_RATE }),
      tepUfv: percent('TEP en UFV', { max: MAX_RATE }),
      tepMvdol: percent('TEP con mantenimiento de valor', { max: MAX_RATE }),
    },
    '': {
      ...correctedWithReason(),
      vigenteHasta: versionHasta(),
      vigencia: vigencia(),
    },
  },
  rules: [
    {
      field: 'treMn',
      message: 'Escriba al menos una tasa',
      holds: ({ treMn, treMe, treUfv, treMvdol, tepMn, tepMe, tepUfv, tepMvdol }) =>
        [treMn, treMe, treUfv, treMvdol, tepMn, tepMe, tepUfv, tepMvdol].some(Boolean),
    },
  ],
  unique: [['mes'], { fields: ['vigenteDesde'], when: { estado: ['publicado'] } }],
  imports: ['mes'],
  table: {
    columns: ['mes', 'vigenteDesde', 'vigenteHasta', 'treMn', 'treMe', 'situacion', 'publicadoEn'],
    filter: ['vigenteDesde'],
    search: ['mes'],
    sort: ['vigenteDesde', 'DESC'],
  },
});
