import { DAY_TRAVELS_AS, MOMENT_TRAVELS_AS } from '@coop/domain';

type Issue = { path: readonly PropertyKey[]; message: string };

/** Returns the message of a schema issue; a missing value takes precedence. */
export function issueMessage(values: unknown, { path, message }: Issue): string {
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    values,
  );
  if (value === null || value === undefined || value === '') return 'Este campo es obligatorio';
  return asWritten.get(message) ?? message;
}

/** Replaces wire-format messages with the format that people type. */
const asWritten: ReadonlyMap<string, string> = new Map([
  [DAY_TRAVELS_AS, 'Escriba la fecha como 31/12/2026'],
  [MOMENT_TRAVELS_AS, 'Escriba la fecha y la hora como 31/12/2026 08:30'],
]);
