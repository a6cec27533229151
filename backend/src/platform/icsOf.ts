import { addDays } from '@coop/domain/calendar';
import { ICalCalendar, type ICalEventData } from 'ical-generator';

/** An event on a whole day (`YYYY-MM-DD`) or from an instant; read again, one with the same `id` is the same. */
export type CalendarEvent = Pick<ICalEventData, 'summary' | 'description' | 'location' | 'url'> & {
  id: string;
} & ({ day: string } | { start: Date });

const HOUR_MS = 3_600_000;

/** Writes events as iCalendar (RFC 5545). */
export function icsOf(issuer: string, product: string, events: readonly CalendarEvent[], name?: string): string {
  const calendar = new ICalCalendar({
    ...(name && { name }),
    prodId: { company: issuer, product, language: 'ES' },
  });
  for (const event of events) {
    const { id, summary, description, location, url } = event;
    const rest = { ...(description && { description }), ...(location && { location }), ...(url && { url }) };
    calendar.createEvent({ id, summary, ...timesOf(event), ...rest });
  }
  // ical-generator leaves out the end of the last line.
  return `${calendar.toString()}\r\n`;
}

/** A whole day ends at the first day after it; an instant whose end nobody said takes an hour, as calendars show no less. */
const timesOf = (event: CalendarEvent) =>
  'day' in event
    ? { start: midnight(event.day), end: midnight(addDays(event.day, 1)), allDay: true }
    : { start: event.start, end: new Date(event.start.getTime() + HOUR_MS) };

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
