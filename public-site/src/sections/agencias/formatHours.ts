import { formatDate } from '@coop/domain/format';
import { attentionDays } from '@coop/domain/sections/agencias/labels';
import type { Publicado } from '../../reading/leer';

export type Hours = Publicado<'sitio/agencias'>['horarios'];
type Especial = Publicado<'sitio/agencias'>['horariosEspeciales'][number];

/** Formats opening hours: «Lunes a viernes de 8:30 a 12:00 y de 14:30 a 18:30; sábado de 9:00 a 12:30». */
export function formatHours(schedules: Hours): string {
  const days = [...new Set(schedules.map((shift) => shift.dias))];
  const lines = days.map((day) => {
    const shifts = schedules.filter((shift) => shift.dias === day);
    const hours = shifts.map(({ abre, cierra }) => `de ${hour(abre)} a ${hour(cierra)}`);
    return `${attentionDays[day].toLowerCase()} ${hours.join(' y ')}`;
  });
  return withCapital(lines.join('; '));
}

/** «Lunes a viernes de 8:30 a 18:30 (horario continuo), del 1 al 24 y del 26 al 31 de diciembre». */
export function formatSpecialHours(specials: readonly Especial[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { desde, hasta, dias, abre, cierra, motivo } of specials) {
    const hours = abre && cierra ? `de ${hour(abre)} a ${hour(cierra)}` : 'cerrada';
    const line = withCapital(
      `${[dias && attentionDays[dias].toLowerCase(), hours].filter(Boolean).join(' ')} (${motivo})`,
    );
    lines.set(line, [...(lines.get(line) ?? []), formatDays(desde, hasta)]);
  }
  return [...lines].map(([line, days]) => `${line}, ${new Intl.ListFormat('es').format(days)}`);
}

function formatDays(from: string, until: string): string {
  if (from === until) return `el ${dayOf(from)}`;
  return `del ${from.slice(0, 7) === until.slice(0, 7) ? Number(from.slice(8)) : dayOf(from)} al ${dayOf(until)}`;
}

/** Omits the year: past and distant dates are not shown. */
const dayOf = (date: string) => formatDate(date).replace(/ de \d{4}$/, '');

/** Returns the hours of a branch between two days: the special ones, or the usual ones when there are none. */
export function hoursBetween(
  { horarios, horariosEspeciales }: Pick<Publicado<'sitio/agencias'>, 'horarios' | 'horariosEspeciales'>,
  from: string,
  until: string | null,
): string[] {
  const special = horariosEspeciales.filter(({ desde, hasta }) => hasta >= from && (!until || desde <= until));
  return special.length > 0 ? formatSpecialHours(special) : [formatHours(horarios)].filter(Boolean);
}

const withCapital = (text: string) => text.replace(/^\p{L}/u, (first) => first.toUpperCase());

const hour = (time: string) => time.replace(/^0/, '');
