type Issue = { path: readonly PropertyKey[]; message: string };

/** What to tell of a value that a schema refused: first of all, that there is none. */
export function issueMessage(values: unknown, { path, message }: Issue): string {
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    values,
  );
  return value === null || value === undefined || value === '' ? 'Este campo es obligatorio' : message;
}
