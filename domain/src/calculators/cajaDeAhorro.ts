import { amountOf, decimal, fraction, requireWhole, toCents } from './decimals.js';
import { type ParametrosRcIva, rcIvaDeAhorro, type TipoPersona } from './rcIva.js';

/** Savings account terms; without `capitalizaCadaMeses`, interest is capitalized monthly. */
export type TerminosDeAhorro = {
  /** Average daily balance, as a decimal text. */
  saldo: string;
  /** Percent as a text: "3.0000". */
  tasaAnual: string;
  meses: number;
  tipoPersona: TipoPersona;
  capitalizaCadaMeses?: 1 | 3 | 6 | 12;
};

/** Computes the yield of an account without movements, less RC-IVA; 30/360, capitalized half up to the cent. */
export function cajaDeAhorro(
  { saldo, tasaAnual, meses, tipoPersona, capitalizaCadaMeses = 1 }: TerminosDeAhorro,
  parametros: ParametrosRcIva,
) {
  requireWhole(meses, 1, 'meses');
  const start = decimal(saldo);
  let [balance, bruto, rcIva] = [start, start.minus(start), start.minus(start)];
  for (let left = meses; left > 0; left -= capitalizaCadaMeses) {
    const months = Math.min(left, capitalizaCadaMeses);
    const interes = toCents(
      balance
        .times(fraction(tasaAnual))
        .times(months * 30)
        .div(360),
    );
    const tax = rcIvaDeAhorro(interes, tipoPersona, parametros);
    [balance, bruto, rcIva] = [balance.plus(interes).minus(tax), bruto.plus(interes), rcIva.plus(tax)];
  }
  return {
    interesBruto: amountOf(bruto),
    rcIva: amountOf(rcIva),
    interesLiquido: amountOf(bruto.minus(rcIva)),
    saldoFinal: amountOf(balance),
  };
}
