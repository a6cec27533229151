import { type AnySection, canSee, type Rol, traitsOf } from '@coop/domain';

const days: readonly string[] = ['day', 'moment'];

/** Returns the fields filtered by date range, in the section's order. */
export const daysOf = (section: AnySection, rol: Rol): string[] =>
  section.table.filter.filter(
    (name) => days.includes(traitsOf(section.fields[name]).holds) && canSee(rol, section, name),
  );
