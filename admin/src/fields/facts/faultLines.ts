import type { AnySection, Fields } from '@coop/domain';

/** Formats errors by field as lines with the field's label; row-level errors have no label. */
export const faultLines = (section: AnySection, faults: Readonly<Record<string, string>>): string[] =>
  Object.entries(faults).map(([path, message]) => {
    const [name = '', at, column = ''] = path.split('.');
    const field = section.fields[name];
    if (!field) return message;
    const inner = (field as { fields?: Fields }).fields?.[column];
    return inner ? `${field.label}, fila ${Number(at) + 1}, ${inner.label}: ${message}` : `${field.label}: ${message}`;
  });
