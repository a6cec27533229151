import { formatDate, formatNumber, formatPercent } from '@coop/domain/format';
import type { Leer } from '../leer';
import type { Cifra } from './Cuentas';

/** The figures of the latest statements, each with the day it was taken; those that are not published are left out. */
export async function leerCifras(leer: Leer): Promise<Cifra[]> {
  const [{ rows: coeficientes }, { rows: estados }] = await Promise.all([
    leer.lista('institucional/coeficiente-adecuacion-patrimonial', { range: [0, 0], sort: ['fechaCorte', 'DESC'] }),
    leer.lista('institucional/estados-financieros', { range: [0, 0], sort: ['fechaCorte', 'DESC'] }),
  ]);
  const [coeficiente] = coeficientes;
  const [estado] = estados;
  const cifras: (Cifra | false | undefined)[] = [
    !!coeficiente?.cap && {
      valor: formatPercent(coeficiente.cap),
      nota: `Coeficiente de adecuación patrimonial al ${formatDate(coeficiente.fechaCorte)} (mínimo legal ${formatPercent(coeficiente.minimoLegal, 0)})`,
    },
    !!estado?.socios && {
      valor: formatNumber(estado.socios, 0),
      nota: `socias y socios al ${formatDate(estado.fechaCorte)}`,
    },
    !!estado?.indiceMora && {
      valor: formatPercent(estado.indiceMora),
      nota: `índice de mora al ${formatDate(estado.fechaCorte)}`,
    },
    !!estado?.numeroAgencias && {
      valor: formatNumber(estado.numeroAgencias, 0),
      nota: 'agencias y puntos de atención',
    },
  ];
  return cifras.filter((cifra) => !!cifra);
}
