import type { Publicado } from '../../reading/leer';
import { attentionDays } from '../../wording/labels';

export type Hours = Publicado<'sitio/agencias'>['horarios'];

/** «Lunes a viernes de 8:30 a 12:00 y de 14:30 a 18:30; sábado de 9:00 a 12:30». */
export function hoursInWords(schedules: Hours): string {
  const days = [...new Set(schedules.map((shift) => shift.dias))];
  return days
    .map((day) => {
      const shifts = schedules.filter((shift) => shift.dias === day);
      const hours = shifts.map(({ abre, cierra }) => `de ${hour(abre)} a ${hour(cierra)}`);
      return `${attentionDays[day]} ${hours.join(' y ')}`;
    })
    .join('; ');
}

const hour = (time: string) => time.replace(/^0/, '');
