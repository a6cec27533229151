import { type AnySection, canSee, fields, readFilter, sectionList, traitsOf } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { z } from 'zod';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import type { CountQuery } from '../counts.repository.js';

/** Longest span of two consecutive months. */
const MAX_DAYS = 62;
const DAY_MS = 86_400_000;

const day = (label: string, example: string) =>
  (fields.date(label, { required: true }).schema() as z.ZodType<string>).meta({
    description: `${label}, incluido`,
    examples: [example],
  });

export const calendarQuery = z
  .strictObject({ desde: day('Primer día', '2026-12-01'), hasta: day('Último día', '2026-12-31') })
  .refine(({ desde, hasta }) => hasta >= desde, {
    path: ['hasta'],
    message: 'El último día no puede ser anterior al primero',
  })
  // An invalid date was already refused: its distance is NaN.
  .refine(({ desde, hasta }) => !(Date.parse(hasta) - Date.parse(desde) >= MAX_DAYS * DAY_MS), {
    path: ['hasta'],
    message: `Pida como máximo ${MAX_DAYS} días`,
  });

export type CalendarQuery = z.output<typeof calendarQuery>;

export const MAX_PER_FIELD = 100;

export type CalendarDaysQuery = CountQuery & { field: string };

/** Returns the calendar queries of a staff member, limited to the sections and fields they may read. */
export const calendarDaysQueries = (staff: Staff, window: CalendarQuery): CalendarDaysQuery[] =>
  sectionList
    .filter((section) => may(staff, 'leer', section))
    .flatMap((section) =>
      Object.keys(section.days)
        .filter((name) => canSee(staff.rol, section, name))
        .map((field) => ({ section, field, query: queryOf(staff, section, field, window) })),
    );

const queryOf = ({ rol }: Staff, section: AnySection, field: string, window: CalendarQuery): CountQuery['query'] => ({
  // Withdrawn content no longer takes place.
  equals: {
    ...(section.kind === 'publication' && { estado: ['borrador', 'publicado'] }),
    ...readFilter(rol, section),
  },
  between: { [field]: boundsOf(section, field, window) },
  searchIn: [],
  sort: [field, 'ASC'],
  range: [0, MAX_PER_FIELD - 1],
});

function boundsOf({ fields }: AnySection, field: string, { desde, hasta }: CalendarQuery) {
  if (traitsOf(fields[field]).holds === 'day') return { from: desde, to: hasta };
  const midnight = (day: string) => Date.parse(`${day}T00:00:00-04:00`);
  return {
    from: new Date(midnight(desde)).toISOString(),
    to: new Date(midnight(addDays(hasta, 1)) - 1).toISOString(),
  };
}
