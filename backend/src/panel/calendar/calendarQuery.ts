import { fields } from '@coop/domain';
import { z } from 'zod';

/** Two months that follow one another have no more. */
const MOST_DAYS = 62;
const DAY_MS = 86_400_000;

const day = (label: string, example: string) =>
  (fields.date(label, { required: true }).schema() as z.ZodType<string>).meta({
    description: `${label}, incluido`,
    examples: [example],
  });

/** The days of a calendar, both included. */
export const calendarQuery = z
  .strictObject({ desde: day('Primer día', '2026-12-01'), hasta: day('Último día', '2026-12-31') })
  .refine(({ desde, hasta }) => hasta >= desde, {
    path: ['hasta'],
    message: 'El último día no puede ser anterior al primero',
  })
  // What is no day was refused as that: it has no distance.
  .refine(({ desde, hasta }) => !(Date.parse(hasta) - Date.parse(desde) >= MOST_DAYS * DAY_MS), {
    path: ['hasta'],
    message: `Pida como máximo ${MOST_DAYS} días`,
  });

export type CalendarQuery = z.output<typeof calendarQuery>;
