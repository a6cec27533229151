import type { Errors, FieldData } from './types';

/** Moves the options that fit the other answer to the front; the rest follow. */
export function withFirstOptions(field: FieldData, chosen: Readonly<Record<string, unknown>> | undefined): FieldData {
  const { options, firstOptions } = field;
  const first = firstOptions && chosen ? (firstOptions.by[String(chosen[firstOptions.of])] ?? []) : [];
  if (!options || first.length === 0) return field;
  const placeOf = (value: string) => (first.includes(value) ? first.indexOf(value) : first.length);
  return { ...field, options: options.toSorted(([one], [other]) => placeOf(one) - placeOf(other)) };
}

/** Returns the errors in the order of their fields; those of the whole form come first. */
export function inOrder(errors: Errors, fields: ReadonlyMap<string, unknown>): [name: string, fault: string][] {
  const order = [...fields.keys()];
  const placeOf = ([name]: [string, string]) => order.indexOf(fieldOf(name));
  return Object.entries(errors).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the field of an error in a repeated group: «ingresos.0.monto» is of «ingresos.monto». */
export const fieldOf = (name: string): string => name.replace(/\.\d+\./, '.');
