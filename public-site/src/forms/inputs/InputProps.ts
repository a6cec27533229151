import type { FieldData } from '../description/types';

export type InputProps = {
  field: FieldData;
  /** Name of the input: the field's, or its place in a repeated group. */
  name: string;
  id: string;
  value: string | readonly string[] | undefined;
  /** Ids of the help and the error that describe it. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};
