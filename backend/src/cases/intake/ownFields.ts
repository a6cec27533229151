/** Fields of the forms that are about the sending itself, not about the section. */
export const ownFields = {
  /** People don't see it, and leave it empty. */
  trap: 'sitio_web',
  key: 'clave_envio',
  /** The version of the privacy text that the form asked to accept. */
  policy: 'politica',
  solution: 'reto',
  /** As Turnstile's widget calls it. */
  widget: 'cf-turnstile-response',
} as const;

const names: readonly string[] = Object.values(ownFields);

export const withoutOwnFields = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
