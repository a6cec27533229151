import type { Action, AnyRow, AnySection, Row } from '@coop/domain';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';

/** `before` is absent on insert, `after` on deletion, `staff` for a visitor or the system. */
export type Change<R extends AnyRow = AnyRow> = {
  section: AnySection;
  action: Action;
  before?: R;
  after?: R;
  staff?: Staff;
  /** Order fields that are not stored in the row, such as a note. */
  actionValues?: Readonly<Record<string, unknown>>;
};

export type ChangeOf<S extends AnySection> = Change<AnyRow & Row<S>>;

export type Batch = { readonly tx: Database; readonly changes: Change[] };
