import type { AnySection, Field } from '@coop/domain';

type Values = Readonly<Record<string, unknown>>;

const USUAL_CURRENCY = 'BOB';

/** Adds the default currency to amount filters without one: the API rejects an amount alone. */
export function requestFilter(section: AnySection, values: Values): Record<string, unknown> {
  const silent = section.table.filter.filter((name) => lacksCurrency(section, name, values));
  return { ...values, ...Object.fromEntries(silent.map((name) => [currencyFieldOf(section, name), USUAL_CURRENCY])) };
}

/** Whether an amount filter has a bound but no currency. */
export const lacksCurrency = (section: AnySection, name: string, values: Values): boolean => {
  const currency = currencyFieldOf(section, name);
  const isLimited = [`${name}_desde`, `${name}_hasta`].some((bound) => values[bound] != null && values[bound] !== '');
  return isLimited && currency !== undefined && !values[currency];
};

const currencyFieldOf = (section: AnySection, name: string) => (section.fields[name] as Field).currencyField;

/** Whether a list uses its section's default sort, in which the server puts upcoming rows first. */
export const isOwnOrder = ({ table }: AnySection, sort?: { field: string; order: string }): boolean =>
  sort?.field === table.sort[0] && sort.order === table.sort[1];
