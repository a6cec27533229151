import { type AnySection, canSee, type Rol, traitsOf } from '@coop/domain';

const days: readonly string[] = ['day', 'moment'];

/** The fields that a list is filtered by from one day to another, in the order of its description. */
export const daysOf = (section: AnySection, rol: Rol): string[] =>
  section.table.filter.filter(
    (name) => days.includes(traitsOf(section.fields[name]).holds) && canSee(rol, section, name),
  );
