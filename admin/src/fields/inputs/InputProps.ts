import type { FieldKind } from '@coop/domain';
import type { FieldOf } from '../facts/FieldOf';

/** Props of a field kind's input. */
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
