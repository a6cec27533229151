import type { Database } from '../database.js';
import { nameFor } from './onPool.js';

/**
 * Prepares a statement once per connection instead of once per call; transactions reuse connections too. PostgreSQL
 * caches its plan under `statement`, or under no name where sessions are shared. `until` returns a cache key (for
 * instance the day): when it changes, the same statement is built again.
 */
export function preparedOn<P>(
  statement: string,
  prepare: (on: Database, name: string) => P,
  until: () => string = () => '',
): (on: Database) => P {
  const made = new WeakMap<object, { of: string; prepared: P }>();
  return (on) => {
    const { session } = on._;
    const of = until();
    const known = made.get(session);
    if (known?.of === of) return known.prepared;
    const prepared = prepare(on, nameFor(on, statement));
    made.set(session, { of, prepared });
    return prepared;
  };
}
