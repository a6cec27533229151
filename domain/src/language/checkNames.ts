/**
 * Throws when two sections share a name or one name is a path prefix of another (`a` and `a/b`). The route
 * `/api/a/{id}` would then match `/api/a/b` under the wrong permission.
 */
export function checkNames(names: readonly string[]): void {
  const reserved = ['archivos', 'cotizacion', 'docs', 'openapi.json', 'publico', 'salud', 'yo'];
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) !== at) throw new Error(`Two sections are called ${name}`);
    if (reserved.includes(name.split('/')[0] ?? ''))
      throw new Error(`${name} begins with an address that the API keeps`);
    const hidden = names.find((other) => other.startsWith(`${name}/`));
    if (hidden) throw new Error(`Section ${name} would hide ${hidden}`);
  }
}
