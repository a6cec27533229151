import type { FieldKind } from '@coop/domain';
import type { FieldOf } from '../facts/FieldOf';

/** Props of a field kind's display. `row`: the record that holds the value, for its currency. */
export type DisplayProps<out K extends FieldKind = FieldKind> = {
  field: FieldOf<K>;
  value: unknown;
  row: Record<string, unknown>;
  /** Renders on one line, for lists and histories. */
  brief?: boolean;
};
