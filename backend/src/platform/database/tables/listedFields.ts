import { type AnySection, type Case, type Field, isDerived, isPhase, traitsOf } from '@coop/domain';

/** Returns the fields that can sort a list: its columns, and the times of creation and last change. */
export const sortableFields = (section: AnySection): string[] =>
  [...new Set([...section.table.columns, 'id', 'creadoEn', 'actualizadoEn', section.table.sort[0]])].filter((name) =>
    isSortable(section.fields[name]),
  );

/** A derived field can sort a list only if it is a phase. */
const isSortable = (field: Field | undefined) => field !== undefined && (!isDerived(field) || isPhase(field));

export const filterableFields = ({ fields, table }: AnySection): string[] => [
  ...new Set([...table.filter, ...('creadoEn' in fields ? ['creadoEn'] : [])]),
];

/** Returns the stored fields that need an index: for sorting, filtering or phases of the list, or for the calendar. */
export const listedFields = (section: AnySection): string[] =>
  queriedFieldsOf(section).filter((name) => name !== 'id' && traitsOf(section.fields[name] as Field).plain);

export const listedChoices = (section: AnySection): string[] =>
  queriedFieldsOf(section).filter((name) => section.fields[name]?.kind === 'choices');

function queriedFieldsOf(section: AnySection): string[] {
  // A sender tracks a case by its number.
  const followed = section.number ? ['codigo'] : [];
  const names = [...sortableFields(section), ...filterableFields(section), ...Object.keys(section.days), ...followed];
  const phases = names.map((name) => section.fields[name] as Field).filter(isPhase);
  const behind = phases.flatMap(({ cases }) => cases.flatMap(({ when }) => namedIn(when)));
  return [...new Set([...names, ...behind])].filter((name) => !isDerived(section.fields[name] as Field));
}

/** Returns the fields of a case, including those that it compares with. */
export const namedIn = (when: Case['when']): string[] =>
  Object.entries(when).flatMap(([name, demand]) => [
    name,
    ...('differsFrom' in demand ? [demand.differsFrom] : []),
    ...('byDayOf' in demand ? [demand.byDayOf] : []),
  ]);
