import { type AnySection, canSee, type Field, type Fields, isAuthored, type Rol, withoutHidden } from '@coop/domain';

type Values = Record<string, unknown>;

/** Returns the form's payload: authored fields this role may write, in wire format. */
export function draftOf(section: AnySection, rol: Rol, values: Values): Values {
  const names = Object.keys(section.fields).filter(
    (name) => isAuthored(section.fields[name]) && canSee(rol, section, name) && values[name] !== undefined,
  );
  const draft = Object.fromEntries(names.map((name) => [name, sent(section.fields[name], values[name])]));
  return withoutHidden(Object.fromEntries(names.map((name) => [name, section.fields[name]])), draft);
}

/** Returns the initial values of a new row. */
export const initialValues = (fields: Fields): Values =>
  Object.fromEntries(
    Object.entries<Field>(fields)
      .filter(([, field]) => isAuthored(field) && field.initial !== undefined)
      .map(([name, field]) => [name, field.initial]),
  );

function sent(field: Field, value: unknown): unknown {
  if (field.kind === 'texts' && Array.isArray(value)) return value.filter((line) => String(line).trim());
  const { fields } = field;
  if (fields && Array.isArray(value)) return value.map((row) => sentRow(fields, row));
  return value === '' ? null : value;
}

const sentRow = (fields: Fields, row: Values): Values =>
  Object.fromEntries(
    Object.entries<Field>(fields)
      .filter(([name]) => row?.[name] !== undefined)
      .map(([name, field]) => [name, sent(field, row[name])]),
  );
