import { formatShortDate, sections } from '@coop/domain';
import { monthEnd } from '../calendar.js';
import { pdf } from '../documents/pdf.js';
import { publishing, type Seed } from '../seed.js';
import { balanceOf } from './balances.js';

const { published } = publishing(sections['institucional/coeficiente-adecuacion-patrimonial']);

const MONTHS = 24;

/** Capital as a part of the weighted assets, by how many months ago: between 13.4 % and 14.2 %. */
const coefficientOf = (monthsAgo: number) =>
  14.2 - monthsAgo * 0.022 + Math.sin(monthsAgo / 2) * 0.14 - Math.sin(0.5) * 0.14;

/** The coefficient of 24 months, with its detail by risk weight. */
export const coeficientes = (): Seed[] =>
  Array.from({ length: MONTHS }, (_, at) => {
    const monthsAgo = MONTHS - at;
    const fechaCorte = monthEnd(monthsAgo);
    const capital = Math.round(balanceOf(monthsAgo, 12).patrimonio * 0.96);
    const ponderados = Math.round((capital / coefficientOf(monthsAgo)) * 100);
    const cap = ((capital / ponderados) * 100).toFixed(2);
    return published(`cap-${fechaCorte}`, {
      fechaCorte,
      capitalRegulatorio: `${capital}.00`,
      activosPonderados: `${ponderados}.00`,
      detallePonderacion: detailOf(ponderados),
      descripcion: `El coeficiente supera el mínimo legal de 10 % en ${(Number(cap) - 10).toFixed(2).replace('.', ',')} puntos. Cifras de ejemplo.`,
      pdf: pdf(
        'Coeficiente de adecuación patrimonial',
        `Al ${formatShortDate(fechaCorte)}`,
        ['Capital regulatorio entre activos ponderados por riesgo. Cifras de ejemplo.'],
        [
          ['Concepto', 'Valor'],
          ['Capital regulatorio (Bs)', String(capital)],
          ['Activos ponderados (Bs)', String(ponderados)],
          ['Coeficiente', `${cap.replace('.', ',')} %`],
        ],
      ),
    });
  });

/** Assets by weight; what they weigh adds up to the total. */
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
