import { canonicalDecimal } from '@coop/domain/amounts';
import { formatNumber } from '@coop/domain/format';
import type { Campo } from './tipos';

/**
 * A figure as it is written here, once it is understood: «20000» is «20.000». Anything else stays as it was, and so does what
 * would no longer be read as the same: «1.250» where four decimals fit.
 */
export function comoSeEscribe({ decimales }: Pick<Campo, 'decimales'>, escrito: string): string {
  if (!decimales) return escrito;
  const valor = canonicalDecimal(escrito, decimales);
  const [, fraccion] = /^-?\d{1,12}\.(\d+)$/.exec(valor) ?? [];
  if (fraccion?.length !== decimales) return escrito;
  const escritos = fraccion.replace(/0+$/, '').length;
  const texto = formatNumber(valor, escritos === 0 ? 0 : Math.max(escritos, Math.min(decimales, 2)));
  return canonicalDecimal(texto, decimales) === valor ? texto : escrito;
}
