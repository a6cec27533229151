/** What a reply template may leave to be filled: placeholder → what stands in its place. */
export const placeholders = {
  nombre: 'el nombre de la persona',
  codigo: 'el número del caso',
  entidad: 'el nombre de la entidad',
} as const;

export type Placeholder = keyof typeof placeholders;

const anyPlaceholder = /\{([^{}]*)\}/g;

/** Names between braces that are no placeholder, as they were written. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(anyPlaceholder)].map(([, name = '']) => name).filter((name) => !Object.hasOwn(placeholders, name));

/** The template's text with each placeholder resolved. */
export const fillTemplate = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(anyPlaceholder, (written, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : written,
  );
