import { type AnySection, canSee, type Field, isDerived, isPhase, type Rol, traitsOf } from '@coop/domain';
import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';
import type { DisplayProps } from '../../fields/displays/FieldDisplay';

export type Column = { name: string; sortable: boolean };

const never = new Set(['id', 'conCambios', 'versionPublicada']);

/** Returns the default columns of a list, and `more`, which are hidden until chosen. */
export function columnsOf(section: AnySection, rol: Rol): { regular: Column[]; more: Column[] } {
  const visible = (name: string) => canSee(rol, section, name);
  const column = (name: string): Column => {
    const field = section.fields[name];
    return { name, sortable: !isDerived(field) || isPhase(field) };
  };
  const listed = section.table.columns.filter(visible);
  // A publication's status includes its editorial state.
  const isInState = (name: string) => name === 'estado' && section.kind === 'publication';
  const others = Object.keys(section.fields).filter(
    (name) =>
      traitsOf(section.fields[name]).plain &&
      visible(name) &&
      !never.has(name) &&
      !isInState(name) &&
      !listed.includes(name),
  );
  return { regular: listed.map(column), more: others.map(column) };
}

const MANY = 7;

/** Returns columns beyond `most`; title, state and sort come first, pictures take the room of one or two. */
export function overflowColumns(section: AnySection, columns: readonly Column[], most: number): string[] {
  const { link: named, pictures, sort } = section.table;
  const link = columns.find(({ name }) => name === named) ?? columns[0];
  const isEssential = (column: Column) => {
    const field = section.fields[column.name];
    return column === link || column.name === sort[0] || field.flow !== undefined || isPhase(field);
  };
  const room = pictures.length > 0 ? most - (most > MANY ? 2 : 1) : most;
  const ranked = [...columns.filter(isEssential), ...columns.filter((column) => !isEssential(column))];
  return ranked.slice(room).map(({ name }) => name);
}

export type Columns = Partial<Record<string, ComponentType<Omit<DisplayProps, 'field'> & { field: Field }>>>;

/** Returns a heading's minimum width on two lines: «Oficial de crédito» → 10. */
export function headWidth(title: string): number {
  const words = title.split(' ');
  const cuts = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  return Math.min(...cuts.map((lines) => Math.max(...lines.map(({ length }) => length))));
}

/** Copies a section with shorter column labels; evaluates its lazy schemas, so only for rendered lists. */
export function relabelled(section: AnySection, labels: Readonly<Record<string, string>>): AnySection {
  const renamed = Object.entries(labels).filter(([name]) => section.fields[name]);
  const fields = renamed.map(([name, label]) => [name, { ...section.fields[name], label }]);
  return { ...section, fields: { ...section.fields, ...Object.fromEntries(fields) } };
}

/** Returns how many columns fit without horizontal scroll at the current screen width. */
export function useMaxColumns(): number {
  const isTablet = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  const isSmall = useMediaQuery('(max-width: 1279.95px)');
  const isMiddling = useMediaQuery('(max-width: 1365.95px)');
  const isLaptop = useMediaQuery('(max-width: 1439.95px)');
  if (isTablet) return 5;
  if (isSmall) return 7;
  if (isMiddling) return 8;
  return isLaptop ? 9 : Number.POSITIVE_INFINITY;
}
