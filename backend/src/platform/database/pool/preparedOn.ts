import type { Database } from '../database.js';
import { nameFor } from './onPool.js';

/**
 * A statement that is put together once for each connection, and not each time that it is asked: inside transactions too, whose
 * connections come again. Under the name that it is prepared with, PostgreSQL keeps it parsed; where sessions are shared, it has none.
 * `until`: what it was put together for; it is put together anew, in the same words, when that is another (the day, say).
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
