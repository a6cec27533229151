import { type Condition, meets } from '../language/field.js';

/** Rules by which fields may be empty in a draft, but not when a row that meets the condition is published. */
export const neededToPublish = <K extends string>(names: Readonly<Record<K, string>>, condition: Condition) =>
  (Object.entries(names) as [K, string][]).map(([field, called]) => ({
    field,
    when: 'publicar' as const,
    message: `Falta ${called} para publicar`,
    holds: (values: Readonly<Record<string, unknown>>) =>
      !meets(values, condition) || (values[field] !== null && values[field] !== undefined),
  }));
