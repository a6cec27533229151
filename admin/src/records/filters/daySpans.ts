import { type AnySection, canSee, type Rol, traitsOf } from '@coop/domain';
import { addDays, addMonths } from '@coop/domain/calendar';

/** A date range, both ends inclusive; an open end is undefined. */
export type Span = { desde?: string | undefined; hasta?: string | undefined };

/** Returns the preset date ranges for a day in La Paz. Weeks begin on Monday. */
export function daySpans(today: string): { label: string; span: Span }[] {
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const first = `${today.slice(0, 7)}-01`;
  return [
    { label: 'Hoy', span: { desde: today, hasta: today } },
    { label: 'Esta semana', span: { desde: monday, hasta: addDays(monday, 6) } },
    { label: 'Este mes', span: { desde: first, hasta: addDays(addMonths(first, 1), -1) } },
    { label: 'Mes pasado', span: { desde: addMonths(first, -1), hasta: addDays(first, -1) } },
  ];
}

const days: readonly string[] = ['day', 'moment'];

export const daysOf = (section: AnySection, rol: Rol): string[] =>
  section.table.filter.filter(
    (name) => days.includes(traitsOf(section.fields[name]).holds) && canSee(rol, section, name),
  );
