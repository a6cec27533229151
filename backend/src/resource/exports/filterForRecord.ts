import { type AnySection, isImpersonalFilter } from '@coop/domain';

/**
 * Returns the export filter for the audit log. Values that may identify a person (searched text, personal fields) are
 * reduced to the field's name. The log outlives the person's data.
 */
export function filterForRecord(section: AnySection, filter: Readonly<Record<string, unknown>> = {}) {
  const names = Object.keys(filter);
  const isTold = (name: string) => isImpersonalFilter(section, name);
  const untold = names.filter((name) => !isTold(name));
  return {
    filtro: Object.fromEntries(Object.entries(filter).filter(([name]) => isTold(name))),
    ...(untold.length > 0 && { filtroSinValor: untold }),
  };
}
