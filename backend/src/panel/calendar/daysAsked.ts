import { type AnySection, canSee, rowsOf, sectionList, traitsOf } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { may } from '../../platform/auth/may.js';
import type { Staff } from '../../platform/auth/staff.js';
import type { Asked } from '../counts.repository.js';
import type { CalendarQuery } from './calendarQuery.js';

/** Rows of one field on one day at most: nobody reads more of them in a month. */
export const MOST_OF_EACH = 100;

/** The rows of a section that have a day of theirs in the window, and which field says it. */
export type DaysAsked = Asked & { field: string };

/** What to ask for a calendar of that member of staff: their sections, fields and rows alone. */
export const daysAsked = (staff: Staff, window: CalendarQuery): DaysAsked[] =>
  (sectionList as readonly AnySection[])
    .filter((section) => may(staff, 'leer', section))
    .flatMap((section) =>
      Object.keys(section.days)
        .filter((name) => canSee(staff.rol, section, name))
        .map((field) => ({ section, field, query: queryOf(section, field, staff, window) })),
    );

const queryOf = (section: AnySection, field: string, staff: Staff, window: CalendarQuery): Asked['query'] => ({
  // What was taken down happens no more.
  equals: section.kind === 'publication' ? { estado: ['borrador', 'publicado'] } : {},
  between: { [field]: boundsOf(section, field, window) },
  only: rowsOf(staff.rol, section),
  searchIn: [],
  sort: [field, 'ASC'],
  range: [0, MOST_OF_EACH - 1],
});

/** Instants are bounded by the days of La Paz. */
function boundsOf({ fields }: AnySection, field: string, { desde, hasta }: CalendarQuery) {
  if (traitsOf(fields[field]).holds === 'day') return { from: desde, to: hasta };
  const midnight = (day: string) => Date.parse(`${day}T00:00:00-04:00`);
  return {
    from: new Date(midnight(desde)).toISOString(),
    to: new Date(midnight(addDays(hasta, 1)) - 1).toISOString(),
  };
}
