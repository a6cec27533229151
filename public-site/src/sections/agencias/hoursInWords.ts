import { formatDate } from '@coop/domain/format';
import type { Publicado } from '../../reading/leer';
import { attentionDays } from '../../wording/labels';

export type Hours = Publicado<'sitio/agencias'>['horarios'];
type Especial = Publicado<'sitio/agencias'>['horariosEspeciales'][number];

/** «Lunes a viernes de 8:30 a 12:00 y de 14:30 a 18:30; sábado de 9:00 a 12:30». */
export function hoursInWords(schedules: Hours): string {
  const days = [...new Set(schedules.map((shift) => shift.dias))];
  return days
    .map((day) => {
      const shifts = schedules.filter((shift) => shift.dias === day);
      const hours = shifts.map(({ abre, cierra }) => `de ${hour(abre)} a ${hour(cierra)}`);
      return `${attentionDays[day].toLowerCase()} ${hours.join(' y ')}`;
    })
    .join('; ')
    .replace(/^\p{L}/u, (first) => first.toUpperCase());
}

/** «Horario continuo, del 1 al 31 de diciembre: lunes a viernes de 8:30 a 18:30». */
export function specialInWords({ desde, hasta, dias, abre, cierra, motivo }: Especial): string {
  const days = desde === hasta ? `el ${formatDate(desde)}` : `del ${formatDate(desde)} al ${formatDate(hasta)}`;
  const hours = abre && cierra ? `de ${hour(abre)} a ${hour(cierra)}` : 'cerrada';
  return `${motivo}, ${days}: ${[dias && attentionDays[dias].toLowerCase(), hours].filter(Boolean).join(' ')}`;
}

/** The hours of a branch between two days: its special ones, or the usual ones when there are none. */
export function hoursBetween(
  { horarios, horariosEspeciales }: Pick<Publicado<'sitio/agencias'>, 'horarios' | 'horariosEspeciales'>,
  from: string,
  until: string | null,
): string[] {
  const special = horariosEspeciales.filter(({ desde, hasta }) => hasta >= from && (!until || desde <= until));
  return special.length > 0 ? special.map(specialInWords) : [hoursInWords(horarios)].filter(Boolean);
}

const hour = (time: string) => time.replace(/^0/, '');
