import { type AnySection, canSee, isDerived, isPhase, type Rol, traitsOf } from '@coop/domain';

/** A column that a list may show. */
export type Column = { name: string; sortable: boolean };

const never = new Set(['id', 'conCambios', 'huellaOrigen', 'claveEnvio', 'versionPublicada']);

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
