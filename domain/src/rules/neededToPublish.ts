import { type Condition, meets } from '../language/field.js';

/** Creates rules that require fields on publication for rows that meet the condition; drafts may leave them empty. */
export const neededToPublish = <K extends string>(names: Readonly<Record<K, string>>, condition: Condition) =>
  (Object.entries(names) as [K, string][]).map(([field, called]) => ({
    field,
    when: 'publicar' as const,
    message: `Falta ${called}`,
    holds: (values: Readonly<Record<string, unknown>>) =>
      !meets(values, condition) || (values[field] !== null && values[field] !== undefined),
  }));
