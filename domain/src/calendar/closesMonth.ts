import { isEndOfMonth } from './isEndOfMonth.js';

/** Validation rule: a date is the last day of a past month. Accepts an absent date. */
export const closesMonth = <K extends string>(field: K) => ({
  field,
  message: 'La fecha de corte es el último día de un mes que ya pasó',
  holds: (values: { [N in K]?: string | null }, today: string) => {
    const day = values[field];
    return !day || (isEndOfMonth(day) && day <= today);
  },
});
