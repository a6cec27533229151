import { type Field, type Fields, isAuthored, isInternal } from './field.js';
import { kinds } from './kinds.js';
import type { AnySection } from './section.js';

/**
 * Throws where a reference goes by what tells no row of its target apart, or by validity of what has none, and where a form
 * for visitors asks for a row of what they don't read: it would have nothing to offer.
 */
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

/** Within repeated groups, too: `sucursales.agencia`. */
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
