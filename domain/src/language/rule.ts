import type { Fields } from './field.js';
import type { Stored } from './shape.js';

/** Cross-field validation rule, checked on every save and submission, or only on publication (`when: 'publicar'`). */
export type Rule<F extends Fields> = {
  field: keyof F & string;
  /** In Spanish; a function when it includes values (rows, limits). Read it with `messageOf`. */
  message: string | Message<F>;
  when?: 'publicar';
  /** Returns the invalid cells of a list, as paths: `filas.3.tasaAnual`. They then show the message instead. */
  at?(values: Partial<Stored<F>>): readonly string[];
  /** `values` may lack optional fields: a rule about an absent value holds. `today` is the day in La Paz. */
  holds(values: Partial<Stored<F>>, today: string): boolean;
};

// Here and in `Section`, methods instead of properties take rows (bivariance), so any section is an `AnySection`.
type Message<F extends Fields> = { of(values: Partial<Stored<F>>): string }['of'];

export const messageOf = <F extends Fields>(
  { message }: Pick<Rule<F>, 'message'>,
  values: Partial<Stored<F>>,
): string => (typeof message === 'string' ? message : message(values));

export const placesOf = <F extends Fields>(rule: Pick<Rule<F>, 'at' | 'field'>, values: Partial<Stored<F>>) =>
  rule.at?.(values) ?? [rule.field];
