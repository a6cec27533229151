import type { FieldData } from '../description/types';

export type InputProps = {
  field: FieldData;
  /** Name of the input: the field's name, or its path in a repeated group. */
  name: string;
  id: string;
  value: string | readonly string[] | undefined;
  /** Ids of its help and error texts, for `aria-describedby`. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};
