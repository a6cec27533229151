import type { AnySection, Fields } from '@coop/domain';

/** Messages by field, each as a line that names its field as people know it; that of the whole row stands alone. */
export const faultLines = (section: AnySection, faults: Readonly<Record<string, string>>): string[] =>
  Object.entries(faults).map(([path, message]) => {
    const [name = '', at, column = ''] = path.split('.');
    const field = section.fields[name];
    if (!field) return message;
    const inner = (field as { fields?: Fields }).fields?.[column];
    return inner ? `${field.label}, fila ${Number(at) + 1}, ${inner.label}: ${message}` : `${field.label}: ${message}`;
  });
