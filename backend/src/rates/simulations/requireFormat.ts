import type { Asked } from '@coop/domain/simulations';
import { Problem } from '../../platform/http/problem.js';

const formats = ['json', 'csv'] as const;

/** How an answer is asked for, apart from what it is asked about. */
export function requireFormat({ formato = 'json', ...asked }: Asked): {
  format: (typeof formats)[number];
  asked: Asked;
} {
  const format = formats.find((one) => one === formato);
  if (format) return { format, asked };
  const message = `Elija ${formats.join(' o ')}`;
  throw new Problem('peticion_invalida', message, { errors: { formato: message } });
}
