import { addDays } from '@coop/domain/calendar';
import { ICalCalendar, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';

/** An event on a whole day (`YYYY-MM-DD`) or from an instant; calendars update an event with the same `id`. */
export type CalendarEvent = Pick<ICalEventData, 'summary' | 'description' | 'location' | 'url'> & {
  id: string;
  /** Removes it from the calendars that have it: the file's method becomes CANCEL. */
  isCancelled?: boolean;
} & ({ day: string } | { start: Date });

const HOUR_MS = 3_600_000;

/** Writes events as iCalendar (RFC 5545). */
export function icsOf(issuer: string, product: string, events: readonly CalendarEvent[], name?: string): string {
  const calendar = new ICalCalendar({
    ...(name && { name }),
    ...(events.some(({ isCancelled }) => isCancelled) && { method: ICalCalendarMethod.CANCEL }),
    prodId: { company: issuer, product, language: 'ES' },
  });
  for (const event of events) {
    const { id, summary, description, location, url, isCancelled } = event;
    const rest = { ...(description && { description }), ...(location && { location }), ...(url && { url }) };
    calendar.createEvent({ id, summary, ...timesOf(event), ...rest, ...(isCancelled && CANCELLED) });
  }
  // ical-generator omits the last line end.
  return `${calendar.toString()}\r\n`;
}

/** A higher sequence than the published event's. */
const CANCELLED = { status: ICalEventStatus.CANCELLED, sequence: 1 };

/** Returns start and end: a whole day ends at the next midnight; an instant without an end lasts an hour. */
const timesOf = (event: CalendarEvent) =>
  'day' in event
    ? { start: midnight(event.day), end: midnight(addDays(event.day, 1)), allDay: true }
    : { start: event.start, end: new Date(event.start.getTime() + HOUR_MS) };

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
