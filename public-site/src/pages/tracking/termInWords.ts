import { estimatedDay } from '@coop/domain/calendar';
import { formatLongDate } from '@coop/domain/format';
import type { Stands } from './Stands';

/** Until when a case is answered, and how long that is. */
export function termInWords({ fechaLimite, estimada, diasHabiles }: Stands): readonly string[] {
  if (!fechaLimite) return ['Ya no corre el plazo de respuesta.'];
  const day = formatLongDate(fechaLimite);
  const left = typeof diasHabiles === 'number' ? [leftInWords(diasHabiles)] : [];
  return [`Le respondemos hasta el ${estimada ? estimatedDay(day) : day}.`, ...left];
}

function leftInWords(days: number): string {
  if (days === 0) return 'Hoy es el último día.';
  if (days > 0) return days === 1 ? 'Queda un día hábil.' : `Quedan ${days} días hábiles.`;
  return days === -1 ? 'El plazo pasó hace un día hábil.' : `El plazo pasó hace ${-days} días hábiles.`;
}
