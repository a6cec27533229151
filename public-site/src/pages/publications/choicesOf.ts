import { type AnySection, type Field, isPhase, publicView, traitsOf } from '@coop/domain';
import type { Choice } from '../../lists/Filters';

/** What visitors choose over a list that is only described: of what filters it, each field with a closed choice. */
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

/** A phase also names what no visitor meets: a row is no draft where they read it. */
const isMet = (field: Field, value: string): boolean =>
  !isPhase(field) || field.otherwise === value || field.cases.some(({ is }) => is === value);
