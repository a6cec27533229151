import { cents } from '../../amounts/amounts.js';
import type { Row } from '../../language/section.js';
import { formatMoney } from '../../text/format.js';
import type { simuladorCreditos } from '../simuladorCreditos/simuladorCreditos.js';

type Product = Pick<
  Row<typeof simuladorCreditos>,
  'monedas' | 'montoMinBob' | 'montoMaxBob' | 'montoMinUsd' | 'montoMaxUsd' | 'plazoMin' | 'plazoMax'
>;
type RequestedLoan = { moneda: 'BOB' | 'USD'; montoSolicitado: string; plazoMeses: number };

/** Returns the fields of an application that exceed its product's limits, with their messages. */
export function faultsOfProduct(product: Product, { moneda, montoSolicitado, plazoMeses }: RequestedLoan) {
  const { plazoMin, plazoMax } = product;
  const [min, max] =
    moneda === 'USD' ? [product.montoMinUsd, product.montoMaxUsd] : [product.montoMinBob, product.montoMaxBob];
  const faults: Partial<Record<'moneda' | 'montoSolicitado' | 'plazoMeses', string>> = {};
  if (!product.monedas.includes(moneda)) faults.moneda = 'Este crédito no se otorga en esa moneda';
  else if (min && max && (cents(montoSolicitado) < cents(min) || cents(montoSolicitado) > cents(max)))
    faults.montoSolicitado = `El monto debe estar entre ${formatMoney(min, moneda)} y ${formatMoney(max, moneda)}`;
  if (plazoMeses < plazoMin || plazoMeses > plazoMax)
    faults.plazoMeses = `El plazo debe estar entre ${plazoMin} y ${plazoMax} meses`;
  return faults;
}
