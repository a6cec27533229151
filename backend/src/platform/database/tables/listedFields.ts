import { type AnySection, type Case, type Field, isDerived, isPhase, traitsOf } from '@coop/domain';

/** Fields that can order a list: its columns, and when the row was made or changed. */
export const sortableFields = (section: AnySection): string[] =>
  [...new Set([...section.table.columns, 'id', 'creadoEn', 'actualizadoEn', section.table.sort[0]])].filter((name) =>
    isSortable(section.fields[name]),
  );

/** What no column holds can order a list only where it is made of cases. */
const isSortable = (field: Field | undefined) => field !== undefined && (!isDerived(field) || isPhase(field));

/** Fields that a list can be filtered by. */
export const filterableFields = ({ fields, table }: AnySection): string[] => [
  ...new Set([...table.filter, ...('creadoEn' in fields ? ['creadoEn'] : [])]),
];

/** Stored fields that the list of a section orders, filters or tells its phases by, or the calendar shows: each needs an index. */
export const listedFields = (section: AnySection): string[] =>
  askedOf(section).filter((name) => name !== 'id' && traitsOf(section.fields[name] as Field).plain);

/** Those of them that hold several values. */
export const listedChoices = (section: AnySection): string[] =>
  askedOf(section).filter((name) => section.fields[name]?.kind === 'choices');

function askedOf(section: AnySection): string[] {
  // Whoever sent something follows it by its number.
  const followed = section.number ? ['codigo'] : [];
  const asked = [...sortableFields(section), ...filterableFields(section), ...Object.keys(section.days), ...followed];
  const phases = asked.map((name) => section.fields[name] as Field).filter(isPhase);
  const behind = phases.flatMap(({ cases }) => cases.flatMap(({ when }) => namedIn(when)));
  return [...new Set([...asked, ...behind])].filter((name) => !isDerived(section.fields[name] as Field));
}

/** A field of a case, and the one that it is compared with. */
export const namedIn = (when: Case['when']): string[] =>
  Object.entries(when).flatMap(([name, demand]) => [
    name,
    ...('differsFrom' in demand ? [demand.differsFrom] : []),
    ...('byDayOf' in demand ? [demand.byDayOf] : []),
  ]);
