import type { Field } from './field.js';
import { kinds } from './kinds.js';
import type { AnySection } from './section.js';

/** Throws where a reference goes by what tells no row of its target apart, or by validity of what has none. */
export function checkReferences(sections: readonly AnySection[]): void {
  const faults = sections.flatMap((section) =>
    Object.entries<Field>(section.fields).flatMap(([name, field]) =>
      faultsOf(
        field,
        sections.find(({ name }) => name === field.to),
      ).map((fault) => `${section.name}.${name} ${fault}`),
    ),
  );
  if (faults.length > 0) throw new Error(faults.join('; '));
}

function faultsOf({ by, inForceOn }: Field, target: AnySection | undefined): string[] {
  const isKey = target?.unique.some(({ fields, when }) => !when && fields.length === 1 && fields[0] === by);
  return [
    ...(by && !(isKey && target?.fields[by]?.kind === 'text') ? [`refers by ${by}, which is no key`] : []),
    ...(inForceOn && !(target && 'vigenteDesde' in kinds[target.kind]) ? ['asks validity of what has none'] : []),
  ];
}
