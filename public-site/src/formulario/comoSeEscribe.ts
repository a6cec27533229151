import { canonicalDecimal } from '@coop/domain/canonicalDecimal';
import { formatNumber } from '@coop/domain/format';
import type { Campo } from './tipos';

/** An amount as it is written here, once it is understood: «20000» is «20.000»; anything else, as it was. */
export function comoSeEscribe({ decimales }: Pick<Campo, 'decimales'>, escrito: string): string {
  if (!decimales) return escrito;
  const valor = canonicalDecimal(escrito, decimales);
  const [, fraccion] = /^-?\d{1,12}\.(\d+)$/.exec(valor) ?? [];
  if (fraccion?.length !== decimales) return escrito;
  return formatNumber(valor, /[1-9]/.test(fraccion) ? decimales : 0);
}
