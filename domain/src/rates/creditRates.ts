import type { Published } from '../language/section.js';
import type { simuladorCreditos } from '../sections/simuladorCreditos/simuladorCreditos.js';
import { amountsOf } from '../simulations/credit.js';
import { type CreditExample, creditExample } from '../simulations/creditExample.js';
import { formatMoney, formatPercent } from '../text/format.js';
import { type RateRow, rateRow } from './rateRow.js';

export type Credito = Published<typeof simuladorCreditos>;

/** Returns the rates of a loan by currency; a rate that changes gives a row for each period. */
export function creditRates(credito: Credito, today: string): RateRow[] {
  const example = creditExample(credito, today);
  return credito.monedas.flatMap((moneda) => {
    const amounts = amountsOf(credito, moneda);
    const common = {
      grupo: 'tasas_activas',
      uso: 'pedir',
      moneda,
      enlace: `/productos/creditos/${credito.slug}`,
      montoDesde: amounts?.min ?? null,
      montoHasta: amounts?.max ?? null,
      plazoDesde: credito.plazoMin,
      plazoHasta: credito.plazoMax,
      plazoUnidad: 'meses',
    } as const;
    const cost = example?.pedido.moneda === moneda ? costOf(example) : {};
    return partsOf(credito).map((part, at) => rateRow({ ...common, ...part, ...(at === 0 && cost) }));
  });
}

type Part = Pick<RateRow, 'concepto'> & Partial<RateRow>;

function partsOf({ nombre, tipoTasa, tasaAnual, spread, treReferencia, periodoFijoMeses }: Credito): Part[] {
  const overReference = { valorTipo: 'tre_mas', spread } as const;
  if (tipoTasa === 'fija') return [{ concepto: nombre, valor: tasaAnual }];
  if (tipoTasa === 'variable') {
    const reference = treReferencia ? ` con una TRe de ${formatPercent(treReferencia)}` : '';
    return [{ concepto: nombre, ...overReference, observacion: `Hoy ${formatPercent(tasaAnual)}${reference}` }];
  }
  return [
    { concepto: `${nombre}, primeros ${periodoFijoMeses} meses`, valor: tasaAnual },
    { concepto: `${nombre}, desde el mes ${Number(periodoFijoMeses) + 1}`, ...overReference },
  ];
}

const costOf = ({ pedido, plan }: CreditExample): Partial<RateRow> =>
  plan.costoEfectivoAnual === null
    ? {}
    : {
        teaTeac: plan.costoEfectivoAnual,
        observacion: `TEAC estimada para ${formatMoney(pedido.monto, pedido.moneda, 0)} a ${pedido.plazoMeses} meses`,
      };
