/** Form fields about the submission itself, not the section's. */
export const ownFields = {
  /** Honeypot: hidden from people, who leave it empty. */
  trap: 'sitio_web',
  key: 'clave_envio',
  /** Version of the privacy policy accepted in the form. */
  policy: 'politica',
  solution: 'reto',
  /** Name set by Turnstile's widget. */
  widget: 'cf-turnstile-response',
} as const;

const names: readonly string[] = Object.values(ownFields);

export const withoutOwnFields = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
