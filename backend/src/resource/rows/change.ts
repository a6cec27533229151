import type { Action, AnyRow, AnySection, Row } from '@coop/domain';
import type { Staff } from '../../platform/auth/staff.js';

/** One change of a row. `before` is absent when it is made, `after` when it is erased; no staff: a visitor or the system. */
export type Change<R extends AnyRow = AnyRow> = {
  section: AnySection;
  action: Action;
  before?: R;
  after?: R;
  staff?: Staff;
  /** What it brought that the row doesn't keep: a note. */
  brought?: Readonly<Record<string, unknown>>;
};

/** One change of a row of that section. */
export type ChangeOf<S extends AnySection> = Change<AnyRow & Row<S>>;
