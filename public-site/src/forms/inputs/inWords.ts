import type { Condition } from '@coop/domain';
import type { FieldData } from '../description/types';

/** When a field applies, for whoever sees it all the time: «Solo si «Tipo de persona» es Persona jurídica». */
export function inWords(condition: Condition | undefined, fields: readonly FieldData[]): string | undefined {
  const terms = Object.entries(condition ?? {}).map(([name, values]) => {
    const field = fields.find((c) => c.name === name);
    if (values.includes(true)) return `marcó «${field?.label}»`;
    const texts = values.map((v) => field?.options?.find(([value]) => value === v)?.[1] ?? String(v));
    return `en «${field?.label}» eligió ${texts.join(' o ')}`;
  });
  return terms.length > 0 ? `Solo si ${terms.join(' y ')}` : undefined;
}
