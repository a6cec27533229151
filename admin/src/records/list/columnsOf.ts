import { type AnySection, canSee, isDerived, isPhase, type Rol, traitsOf } from '@coop/domain';

/** A column that a list may show. */
export type Column = { name: string; sortable: boolean };

const never = new Set(['id', 'conCambios', 'versionPublicada']);

/** The columns that a list may show: those of its description, and `more`, which stay hidden until asked for. */
export function columnsOf(section: AnySection, rol: Rol): { shown: Column[]; more: Column[] } {
  const visible = (name: string) => canSee(rol, section, name);
  const column = (name: string): Column => {
    const field = section.fields[name];
    return { name, sortable: !isDerived(field) || isPhase(field) };
  };
  const listed = section.table.columns.filter(visible);
  // The situation of a publication says its editorial state and more.
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

/**
 * Fields that a list asks the server for: all but formatted text and lists of records, which no column shows. As `meta` of the
 * query, under which react-admin caches these rows apart from the whole ones that forms edit.
 */
export const listMeta = (section: AnySection, rol: Rol) => ({
  fields: Object.keys(section.fields).filter(
    (name) => canSee(rol, section, name) && !['richText', 'rows'].includes(section.fields[name].kind),
  ),
});

const MANY = 7;

/**
 * The names of the columns that find no room among so many; a picture takes that of one, and of two where there are many beside
 * it. What a row is called, how it stands and what the list is ordered by come first, and the others as they are described.
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
