import { formatDate, formatMoney, formatNumber, formatPercent, todayInLaPaz } from '@coop/domain/format';
import { paymentDays } from '@coop/domain/simulations';
import type { Leer } from '../../reading/leer';
import { readDepositos, simulableOf } from '../../reading/readDepositos';
import { readParametros } from '../../reading/readParametros';
import { askedIn } from '../../simulators/asked';
import { depositoNames } from '../../simulators/names';
import { interestPayments } from '../../simulators/words';
import { depositoAsked } from '../depositosPlazoFijo/simulator/depositoAsked';

/**
 * The deposit that somebody comes for from its simulator, as a message to begin with: worked out anew at the rates of today, for an
 * address may say anything. Null where there is none, or it can't be had so.
 */
export async function depositoWanted(leer: Leer, request: Request): Promise<string | null> {
  const query = new URL(request.url).searchParams.get('dpf');
  if (!query) return null;
  const today = todayInLaPaz();
  const [table, parametros, feriados] = await Promise.all([
    readDepositos(leer),
    readParametros(leer),
    leer.feriados(paymentDays(today)),
  ]);
  if (!table || !parametros) return null;
  const asked = askedIn({ url: `${new URL(request.url).origin}/?${query}` }, depositoNames);
  const { result } = depositoAsked(asked, simulableOf(table, parametros), today, feriados);
  if (!result) return null;
  const { terms, earned } = result;
  const money = (value: string) => formatMoney(value, terms.moneda);
  const payment = interestPayments[terms.pago ?? 'vencimiento'].toLowerCase();
  return (
    `Quiero abrir este depósito a plazo fijo: ${money(terms.monto)} a ${formatNumber(terms.plazoDias, 0)} días, ` +
    `al ${formatPercent(terms.tasaAnual)} anual, con el interés ${payment}. ` +
    `El simulador del ${formatDate(today)} dice que gano ${money(earned.interesLiquido)} y que vence el ${formatDate(earned.vencimiento)}.`
  );
}
