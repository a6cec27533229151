import type { Field } from '../language/field.js';

/** Returns the rows of a list that visitors read on a day: where rows have a start date, those that have begun. */
export function startedRows({ begins }: Field, value: unknown, today: string): unknown {
  if (!begins || !Array.isArray(value)) return value;
  return value.filter((row: Record<string, unknown>) => String(row[begins]) <= today);
}
