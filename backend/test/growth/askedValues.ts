import { type AnySection, type Field, publicView, sectionList } from '@coop/domain';
import { askedFields } from '../../src/platform/database/tables/copyKeys.js';
import { closedValues } from '../../src/platform/database/tables/keys.js';

/**
 * The keys of public copies that hold one of few values, in some section. Each has statistics of its own, with the section: without
 * them the planner takes every value for rare, and reads and sorts all that have a common one.
 */
export function askedValues(): string[] {
  const keys = (sectionList as readonly AnySection[])
    .filter(({ kind }) => kind === 'publication')
    .flatMap((section) => {
      const { fields } = publicView(section);
      return askedFields(section).filter((name) => closedValues(fields[name] as Field) !== undefined);
    });
  return [...new Set(keys)].sort();
}
