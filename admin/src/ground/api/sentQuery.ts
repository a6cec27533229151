import type { AnySection, Field } from '@coop/domain';

type Values = Readonly<Record<string, unknown>>;

/** The currency of limits that nobody gave one. */
export const USUAL_CURRENCY = 'BOB';

/** Limits of an amount are of one currency: the filter's own, or the usual one. */
export function filterSent(section: AnySection, values: Values): Record<string, unknown> {
  const silent = section.table.filter.filter((name) => isSilent(section, name, values));
  return { ...values, ...Object.fromEntries(silent.map((name) => [currencyFieldOf(section, name), USUAL_CURRENCY])) };
}

/** Whether an amount is limited without saying in which currency. */
export const isSilent = (section: AnySection, name: string, values: Values): boolean => {
  const currency = currencyFieldOf(section, name);
  const isLimited = [`${name}_desde`, `${name}_hasta`].some((bound) => values[bound] != null && values[bound] !== '');
  return isLimited && currency !== undefined && !values[currency];
};

const currencyFieldOf = (section: AnySection, name: string) => (section.fields[name] as Field).currencyField;

/** Whether a list is in the order that its section says: the server then puts first what is still to come. */
export const isOwnOrder = ({ table }: AnySection, sort?: { field: string; order: string }): boolean =>
  sort?.field === table.sort[0] && sort.order === table.sort[1];
