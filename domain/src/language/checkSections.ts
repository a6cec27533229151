import { type Field, type Fields, isAuthored, isInternal } from './field.js';
import { kinds } from './kinds.js';
import type { AnySection, UntypedSection } from './section.js';
import { traitsOf } from './traits.js';

/** Throws on equal names, or a path prefix: `/api/a/{id}` would match section `a/b` under the wrong permission. */
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

/** Throws when a reference has no unique text key, validity dates or, in a visitor form, public rows. */
export function checkReferences(sections: readonly AnySection[]): void {
  const faults = sections.flatMap((section) =>
    referencesIn(section.fields).flatMap(([name, field]) => {
      const target = sections.find((one) => one.name === field.to);
      const faults = [...faultsOf(field, target), ...(section.submission ? unoffered(field, target) : [])];
      return faults.map((fault) => `${section.name}.${name} ${fault}`);
    }),
  );
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** Includes repeated groups: `sucursales.agencia`. */
const referencesIn = (fields: Fields, place = ''): [string, Field][] =>
  Object.entries<Field>(fields).flatMap(([name, field]): [string, Field][] => {
    if (field.fields) return referencesIn(field.fields, `${place}${name}.`);
    return field.to ? [[place + name, field]] : [];
  });

const unoffered = (field: Field, target: AnySection | undefined): string[] =>
  isAuthored(field) && !isInternal(field) && target?.kind !== 'publication'
    ? [`asks visitors for a row of ${field.to}, which they don't read`]
    : [];

function faultsOf({ by, inForceOn }: Field, target: AnySection | undefined): string[] {
  const isKey = target?.unique.some(({ fields, when }) => !when && fields.length === 1 && fields[0] === by);
  return [
    ...(by && !(isKey && target?.fields[by]?.kind === 'text') ? [`refers by ${by}, which is no key`] : []),
    ...(inForceOn && !(target && 'vigenteDesde' in kinds[target.kind]) ? ['asks validity of what has none'] : []),
  ];
}

export function badTable({ table, fields }: UntypedSection) {
  const { columns, link, pictures } = table;
  return [
    ...(link === undefined || columns.includes(link) ? [] : [`${link} leads to its rows and is no column`]),
    ...pictures.filter((path) => !holdsFile(fields, path.split('.'))).map((path) => `${path} holds no picture`),
  ];
}

function holdsFile(fields: Fields, [name = '', ...rest]: readonly string[]): boolean {
  const field = fields[name];
  if (!field || rest.length === 0) return Boolean(field && traitsOf(field).holds === 'file' && !field.private);
  return field.fields !== undefined && holdsFile(field.fields, rest);
}
