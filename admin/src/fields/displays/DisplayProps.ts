import type { FieldKind } from '@coop/domain';
import type { FieldOf } from '../facts/FieldOf';

/** What the display of a kind of field gets. `row`: the record that the value stands in, for its currency. */
export type DisplayProps<out K extends FieldKind = FieldKind> = {
  field: FieldOf<K>;
  value: unknown;
  row: Record<string, unknown>;
  /** In one line: in lists and histories. */
  brief?: boolean;
};
