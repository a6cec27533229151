type Tree = Record<string, unknown>;

export class MisplacedValue extends Error {
  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

/** Converts a form body to JSON: `ingresos.0.ocupacion` becomes a list. Throws a `MisplacedValue`. */
export function formValues(body: Readonly<Record<string, unknown>>): Tree {
  const values: Tree = {};
  for (const [path, value] of Object.entries(body)) if (value !== '') place(values, path, value);
  return (compacted(values) ?? {}) as Tree;
}

/** Sets a value at a path; at most 50 records a list, no prototype access. Throws a `MisplacedValue`. */
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

/** Allows indexes in lists and names in records only, so that no own property is reached. */
function inside(value: unknown, step: string, path: string): Tree {
  if (typeof value !== 'object' || Array.isArray(value) !== /^\d/.test(step))
    throw new MisplacedValue(path, 'El valor no es válido');
  return value as Tree;
}

function compacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compacted).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, compacted(item)] as const);
  const filled = entries.filter(([, item]) => item !== undefined && !(Array.isArray(item) && item.length === 0));
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
