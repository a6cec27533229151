import { fields } from '@coop/domain';
import { z } from 'zod';

/** Longest span of two consecutive months. */
const MAX_DAYS = 62;
const DAY_MS = 86_400_000;

const day = (label: string, example: string) =>
  (fields.date(label, { required: true }).schema() as z.ZodType<string>).meta({
    description: `${label}, incluido`,
    examples: [example],
  });

/** Date range of a calendar, both days included. */
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
