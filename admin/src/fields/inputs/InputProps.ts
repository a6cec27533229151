import type { FieldKind } from '@coop/domain';
import type { FieldOf } from '../facts/FieldOf';

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
