type Held = Readonly<Record<string, unknown>>;

/** The file that a row names at a path; of a list, its first record: `imagenes.imagen`. */
export function pictureAt(row: Held, path: string): string | undefined {
  const [name = '', ...rest] = path.split('.');
  const value = [row[name]].flat()[0];
  if (typeof value === 'string') return value;
  return value && rest.length > 0 ? pictureAt(value as Held, rest.join('.')) : undefined;
}
