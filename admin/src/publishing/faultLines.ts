import type { AnySection } from '@coop/domain';

/** Messages by field, each as a line that names its field as people know it; that of the whole row stands alone. */
export const faultLines = (section: AnySection, faults: Readonly<Record<string, string>>): string[] =>
  Object.entries(faults).map(([path, message]) => {
    const field = section.fields[path.split('.')[0] ?? ''];
    return field ? `${field.label}: ${message}` : message;
  });
