type FormError = { message?: unknown; root?: { message?: unknown } } | undefined;

/** What an error of a form says: react-admin wraps what its validation found, and the server's words come as they are. */
export function wordsOf(error: FormError): string | undefined {
  const message = error?.root?.message ?? error?.message;
  if (typeof message === 'string') return message || undefined;
  const inner = (message as { message?: unknown } | null | undefined)?.message;
  return typeof inner === 'string' ? inner : undefined;
}
