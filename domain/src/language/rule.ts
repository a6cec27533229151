import type { Fields } from './field.js';
import type { Stored } from './shape.js';

/** A rule over several fields, checked wherever a row is saved, sent or (with `when: 'publicar'`) published. */
export type Rule<F extends Fields> = {
  /** The field that the message stands under. */
  field: keyof F & string;
  /** In Spanish; a function when it names what it found (rows, limits). Read it with `messageOf`. */
  message: string | Message<F>;
  when?: 'publicar';
  /** Of a list, the cells that are at fault, as paths: `filas.3.tasaAnual`. The message then stands there instead. */
  at?(values: Partial<Stored<F>>): readonly string[];
  /** `values` may lack what is not required: a rule about what is absent holds. `today` is the day in La Paz. */
  holds(values: Partial<Stored<F>>, today: string): boolean;
};

// Here and in `Section`, methods and not properties take rows: any section is then an `AnySection`.
type Message<F extends Fields> = { of(values: Partial<Stored<F>>): string }['of'];

/** What a rule that does not hold says to people. */
export const messageOf = <F extends Fields>(
  { message }: Pick<Rule<F>, 'message'>,
  values: Partial<Stored<F>>,
): string => (typeof message === 'string' ? message : message(values));

/** Where a rule that does not hold is told: its cells, or its field. */
export const placesOf = <F extends Fields>(rule: Pick<Rule<F>, 'at' | 'field'>, values: Partial<Stored<F>>) =>
  rule.at?.(values) ?? [rule.field];
