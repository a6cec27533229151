import { formatShortDate } from '@coop/domain';
import type { Ocurrencia } from '@coop/domain/answers';
import { estimatedDay } from '@coop/domain/calendar';

/** As many as a mail names. */
const MOST = 10;

/** What is due, a line each: what it is, and its day. */
export function linesOfObligations(due: readonly Ocurrencia[]): (readonly [etiqueta: string, valor: string])[] {
  const lines = due.slice(0, MOST).map((one) => [whatOf(one), whenOf(one)] as const);
  const more = due.length - MOST;
  return more > 0 ? [...lines, ['Otras obligaciones', String(more)]] : lines;
}

const whatOf = ({ nombre, periodoNombre }: Ocurrencia) => [nombre, periodoNombre].filter(Boolean).join(', ');

function whenOf({ etapa, vence, estimado }: Ocurrencia): string {
  if (etapa === 'vence_hoy') return 'vence hoy';
  const day = formatShortDate(vence);
  return `${etapa === 'vencida' ? 'venció' : 'vence'} el ${estimado ? estimatedDay(day) : day}`;
}
