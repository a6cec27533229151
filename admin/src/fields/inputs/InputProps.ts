import type { FieldKind, fields } from '@coop/domain';

type Vocabulary = { [K in keyof typeof fields]: ReturnType<(typeof fields)[K]> };

/** The field of that kind, with what only that kind has (`choices`, `to`, `unit`…). */
export type FieldOf<K extends FieldKind = FieldKind> = Vocabulary[K];

/** What the input of a kind of field gets. */
export type InputProps<out K extends FieldKind = FieldKind> = {
  source: string;
  field: FieldOf<K>;
  label: string;
  helperText: string | false;
  isRequired: boolean;
  /** Section and path of the field, for uploads: `remates`, `fotos.imagen`. */
  section: string;
  path: string;
};
