import { type AnySection, type Field, todayInLaPaz } from '@coop/domain';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useYo } from '../../ground/staff/useYo';
import { draftOf } from '../data/draftOf';
import { type Missing, missingToPublish } from '../publishing/missingToPublish';

type Values = Record<string, unknown>;
export type PreviewedInput<P> = { product: P; day: string } | { missing: Missing[] };

/**
 * Returns the form's values as simulator input, or its missing fields. `day`: the simulation date, today or the start
 * of validity if later.
 */
export function usePreviewedValues<P>(section: AnySection, names: readonly string[]): PreviewedInput<P> {
  const { rol } = useYo();
  const values = useDeferredValue(useWatch()) as Values;
  return useMemo(() => {
    const missing = missingToPublish(section, rol, values).filter(({ name }) => names.includes(name));
    if (missing.length > 0) return { missing };
    const draft = draftOf(section, rol, values);
    const product = Object.fromEntries(names.map((name) => [name, toStoredValue(section.fields[name], draft[name])]));
    return { product: product as P, day: [todayInLaPaz(), String(values.vigenteDesde ?? '')].sort().at(-1) as string };
  }, [section, rol, values, names]);
}

const toStoredValue = (field: Field, value: unknown) =>
  value === null || value === undefined || value === '' ? (field.initial ?? null) : field.schema().parse(value);
