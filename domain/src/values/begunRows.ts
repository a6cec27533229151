import type { Field } from '../language/field.js';

/** What visitors read of a list on a day: of one whose rows say when they begin, those that have. */
export function begunRows({ begins }: Field, value: unknown, today: string): unknown {
  if (!begins || !Array.isArray(value)) return value;
  return value.filter((row: Record<string, unknown>) => String(row[begins]) <= today);
}
