import { type AnySection, tellsOfNobody } from '@coop/domain';

/**
 * What history keeps of the filter of an export: values that tell of nobody, and of all others (a text that was searched,
 * personal fields) that they were asked for. History outlives the data of whoever was looked for.
 */
export function filterForRecord(section: AnySection, filter: Readonly<Record<string, unknown>> = {}) {
  const names = Object.keys(filter);
  const isTold = (name: string) => tellsOfNobody(section, name);
  const untold = names.filter((name) => !isTold(name));
  return {
    filtro: Object.fromEntries(Object.entries(filter).filter(([name]) => isTold(name))),
    ...(untold.length > 0 && { filtroSinValor: untold }),
  };
}
