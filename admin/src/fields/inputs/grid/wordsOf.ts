type FormError = { message?: unknown; root?: { message?: unknown } } | undefined;

/** Returns the text of a form error. react-admin wraps validation messages; the server's are plain strings. */
export function wordsOf(error: FormError): string | undefined {
  const message = error?.root?.message ?? error?.message;
  if (typeof message === 'string') return message || undefined;
  const inner = (message as { message?: unknown } | null | undefined)?.message;
  return typeof inner === 'string' ? inner : undefined;
}
