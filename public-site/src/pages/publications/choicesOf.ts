import { type AnySection, type Field, isPhase, publicView, traitsOf } from '@coop/domain';
import type { Choice } from '../../lists/Filters';

/** Returns the filters of a generated list: its filter fields that have a closed set of choices. */
export function choicesOf(section: AnySection): Readonly<Record<string, Choice>> {
  const { fields, table } = publicView(section);
  return Object.fromEntries(
    table.filter.flatMap((name) => {
      const field: Field = fields[name];
      return field.choices && traitsOf(field).onPage !== 'hidden' ? [[name, choiceOf(field)]] : [];
    }),
  );
}

const choiceOf = (field: Field): Choice => ({
  label: field.label,
  all: 'Cualquiera',
  options: Object.entries(field.choices ?? {}).filter(([value]) => isMet(field, value)),
});

/** Excludes phases that visitors never see: a published row is never a draft. */
const isMet = (field: Field, value: string): boolean =>
  !isPhase(field) || field.otherwise === value || field.cases.some(({ is }) => is === value);
