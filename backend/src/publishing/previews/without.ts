type Node = Record<string, unknown> | unknown[];

/**
 * Returns a copy without the values at those paths (`titulo`, `bloques.2.enlace`). A path without a value removes its
 * parent, so a list item that lacks a required value is dropped whole.
 */
export function without(values: Record<string, unknown>, paths: readonly string[]): Record<string, unknown> {
  const left = structuredClone(values);
  // Last index first, because removing an item shifts the later ones.
  for (const path of paths.toSorted(byPlace).reverse()) remove(left, path.split('.'));
  return left;
}

const byPlace = (one: string, other: string) => one.localeCompare(other, 'es', { numeric: true });

function remove(values: Node, path: readonly string[]): void {
  const last = path.at(-1);
  if (last === undefined) return;
  const holder = path.slice(0, -1).reduce<unknown>(within, values);
  if (Array.isArray(holder) && Number(last) < holder.length) holder.splice(Number(last), 1);
  else if (isRecord(holder) && Object.hasOwn(holder, last)) delete holder[last];
  else remove(values, path.slice(0, -1));
}

const within = (node: unknown, name: string): unknown =>
  isRecord(node) || Array.isArray(node) ? (Object.getOwnPropertyDescriptor(node, name)?.value as unknown) : undefined;

const isRecord = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);
