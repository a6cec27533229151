type Tree = Record<string, unknown>;

/** What was sent under a name that leads nowhere. */
export class MisplacedValue extends Error {
  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * What an HTML form sends, as the values that JSON would bring: `ingresos.0.ocupacion` becomes a list of records, empty
 * texts are left out, and a record with nothing in it disappears. Throws a `MisplacedValue`.
 */
export function formValues(body: Readonly<Record<string, unknown>>): Tree {
  const values: Tree = {};
  for (const [path, value] of Object.entries(body)) if (value !== '') place(values, path, value);
  return (compacted(values) ?? {}) as Tree;
}

/** Puts a value at a path of names and positions. Lists hold at most 50; no name can reach a prototype. */
export function place(values: Tree, path: string, value: unknown): void {
  const steps = path.split('.');
  if (steps.length > 5 || steps.some((step) => !/^([A-Za-z][A-Za-z0-9]*|[0-9]|[1-4][0-9])$/.test(step) || step in {}))
    throw new MisplacedValue(path.slice(0, 80), 'Este campo no existe o no se puede escribir');
  let at: Tree = values;
  for (const [n, step] of steps.slice(0, -1).entries()) {
    at[step] ??= /^\d/.test(steps[n + 1] as string) ? [] : {};
    at = inside(at[step], steps[n + 1] as string, path);
  }
  at[steps[steps.length - 1] as string] = value;
}

/** A list is entered by position and a record by name: in a list, `length` and `map` would be its own. */
function inside(value: unknown, step: string, path: string): Tree {
  if (typeof value !== 'object' || Array.isArray(value) !== /^\d/.test(step))
    throw new MisplacedValue(path, 'El valor no es válido');
  return value as Tree;
}

function compacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compacted).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, compacted(item)] as const);
  const kept = entries.filter(([, item]) => item !== undefined && !(Array.isArray(item) && item.length === 0));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
