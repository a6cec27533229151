import type { Action, AnyRow, AnySection, Row } from '@coop/domain';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';

/**
 * A change of a row. `before` is absent on insert, `after` on deletion; without `staff`, a visitor or the system made
 * it.
 */
export type Change<R extends AnyRow = AnyRow> = {
  section: AnySection;
  action: Action;
  before?: R;
  after?: R;
  staff?: Staff;
  /** Order fields that are not stored in the row, such as a note. */
  actionValues?: Readonly<Record<string, unknown>>;
};

/** A change of a row of a given section. */
export type ChangeOf<S extends AnySection> = Change<AnyRow & Row<S>>;

/** A transaction and the changes made in it so far. */
export type Batch = { readonly tx: Database; readonly changes: Change[] };
