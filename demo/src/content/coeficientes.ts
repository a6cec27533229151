import { formatShortDate, sections } from '@coop/domain';
import { ratio } from '@coop/domain/amounts';
import { pdf } from '../documents/documents.js';
import { monthEnd } from '../ground/calendar.js';
import { publishing, type Seed } from '../ground/seed.js';
import { balanceOf } from './cases/saldos.js';

const { published, draft, archived } = publishing(sections['institucional/coeficiente-adecuacion-patrimonial']);

const MONTHS = 28;

/** Capital as a percentage of the weighted assets, by months ago: between 13.4 % and 14.2 %. */
const coefficientOf = (monthsAgo: number) =>
  14.2 - monthsAgo * 0.022 + Math.sin(monthsAgo / 2) * 0.14 - Math.sin(0.5) * 0.14;

/** Monthly coefficients with their detail by risk weight; an older draft and an older archived one. */
export const coeficientes = (): Seed[] => [
  ...Array.from({ length: MONTHS }, (_, at) => {
    const month = contentOf(MONTHS - at);
    return published(`cap-${month.fechaCorte}`, month);
  }),
  archived('cap-retirado', contentOf(MONTHS + 1)),
  draft('cap-en-preparacion', { ...contentOf(MONTHS + 2), pdf: null }),
];

function contentOf(monthsAgo: number) {
  const fechaCorte = monthEnd(monthsAgo);
  const capital = Math.round(balanceOf(monthsAgo, 12).patrimonio * 0.96);
  const ponderados = Math.round((capital / coefficientOf(monthsAgo)) * 100);
  const cap = ratio(`${capital}.00`, `${ponderados}.00`)?.slice(0, -2) ?? '';
  // One month simulates a document that rounds differently.
  const official = monthsAgo === 9 ? (Number(cap) + 0.01).toFixed(2) : cap;
  return {
    fechaCorte,
    capitalRegulatorio: `${capital}.00`,
    activosPonderados: `${ponderados}.00`,
    capPublicado: official === cap ? null : official,
    detallePonderacion: detailOf(ponderados),
    descripcion: `El coeficiente supera el mínimo legal de 10\u00a0% en ${(Number(cap) - 10).toFixed(2).replace('.', ',')} puntos. Cifras de ejemplo.`,
    pdf: pdf(
      'Coeficiente de adecuación patrimonial',
      `Al ${formatShortDate(fechaCorte)}`,
      ['Capital regulatorio entre activos ponderados por riesgo. Cifras de ejemplo.'],
      [
        ['Concepto', 'Valor'],
        ['Capital regulatorio (Bs)', String(capital)],
        ['Activos ponderados (Bs)', String(ponderados)],
        ['Coeficiente', `${official.replace('.', ',')} %`],
      ],
    ),
  };
}

/** Assets by risk weight; their weighted amounts add up to the total. */
function detailOf(ponderados: number) {
  const at20 = Math.round(ponderados * 0.05);
  const at50 = Math.round(ponderados * 0.19);
  const at75 = Math.round(ponderados * 0.36);
  const parts: [coeficiente: number, ponderado: number, activo: number][] = [
    [0, 0, Math.round(ponderados * 0.14)],
    [20, at20, at20 * 5],
    [50, at50, at50 * 2],
    [75, at75, Math.round(at75 / 0.75)],
    [100, ponderados - at20 - at50 - at75, ponderados - at20 - at50 - at75],
  ];
  return parts.map(([coeficiente, ponderado, activo]) => ({
    coeficiente,
    activo: `${activo}.00`,
    ponderado: `${ponderado}.00`,
  }));
}
