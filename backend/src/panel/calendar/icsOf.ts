import type { Suceso } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import { ICalCalendar, type ICalEventData } from 'ical-generator';

type Whose = { name: string; origin: string };

/** What happens as the programs for calendars take it (iCalendar); brought again, each event is the same. */
export function icsOf(sucesos: readonly Suceso[], { name, origin }: Whose): string {
  const calendar = new ICalCalendar({
    name: `Calendario de ${name}`,
    prodId: { company: name, product: 'Calendario', language: 'ES' },
  });
  for (const { clave, dia, hora, que, titulo, estado, url } of sucesos)
    calendar.createEvent({
      id: clave,
      ...timesOf(dia, hora),
      summary: `${que}: ${titulo}${estado ? ` (${estado})` : ''}`,
      ...(url && { url: origin + url }),
    });
  return calendar.toString();
}

/** What has no hour takes the whole day; the end is the first day after it. */
const timesOf = (
  dia: string,
  hora: string | null,
): Pick<ICalEventData, 'start' | 'end' | 'allDay'> & { start: Date } =>
  hora
    ? { start: new Date(`${dia}T${hora}:00-04:00`) }
    : { start: new Date(`${dia}T00:00:00Z`), end: new Date(`${addDays(dia, 1)}T00:00:00Z`), allDay: true };
