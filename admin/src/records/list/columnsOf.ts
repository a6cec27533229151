import { type AnySection, canSee, isDerived, isPhase, type Rol, traitsOf } from '@coop/domain';

/** A column that a list may show. */
export type Column = { name: string; sortable: boolean };

const never = new Set(['id', 'conCambios', 'versionPublicada']);

/** Returns the default columns of a list, and `more`, which are hidden until chosen. */
export function columnsOf(section: AnySection, rol: Rol): { shown: Column[]; more: Column[] } {
  const visible = (name: string) => canSee(rol, section, name);
  const column = (name: string): Column => {
    const field = section.fields[name];
    return { name, sortable: !isDerived(field) || isPhase(field) };
  };
  const listed = section.table.columns.filter(visible);
  // A publication's status includes its editorial state.
  const told = (name: string) => name === 'estado' && section.kind === 'publication';
  const others = Object.keys(section.fields).filter(
    (name) =>
      traitsOf(section.fields[name]).plain &&
      visible(name) &&
      !never.has(name) &&
      !told(name) &&
      !listed.includes(name),
  );
  return { shown: listed.map(column), more: others.map(column) };
}

const MANY = 7;

/**
 * Returns the columns beyond the first `most`. A picture takes the room of one column, or two among many. Title, state
 * and sort columns come first, then the section's order.
 */
export function beyond(section: AnySection, columns: readonly Column[], most: number): string[] {
  const { link: named, pictures, sort } = section.table;
  const link = columns.find(({ name }) => name === named) ?? columns[0];
  const tells = (column: Column) => {
    const field = section.fields[column.name];
    return column === link || column.name === sort[0] || field.flow !== undefined || isPhase(field);
  };
  const room = pictures.length > 0 ? most - (most > MANY ? 2 : 1) : most;
  const ranked = [...columns.filter(tells), ...columns.filter((column) => !tells(column))];
  return ranked.slice(room).map(({ name }) => name);
}
