export const placeholders = {
  nombre: 'el nombre de la persona',
  codigo: 'el número del caso',
  entidad: 'el nombre de la entidad',
} as const;

export type Placeholder = keyof typeof placeholders;

const anyPlaceholder = /\{([^{}]*)\}/g;

/** Returns the names between braces that are not placeholders, as written. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(anyPlaceholder)].map(([, name = '']) => name).filter((name) => !Object.hasOwn(placeholders, name));

export const fillTemplate = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(anyPlaceholder, (written, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : written,
  );
