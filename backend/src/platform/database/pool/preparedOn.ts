import type { Database } from '../database.js';
import { nameFor } from './onPool.js';

/**
 * A statement that is put together once for each connection, and not each time that it is asked: inside transactions too, whose
 * connections come again. Under the name that it is prepared with, PostgreSQL keeps it parsed; where sessions are shared, it has none.
 */
export function preparedOn<P>(statement: string, prepare: (on: Database, name: string) => P): (on: Database) => P {
  const made = new WeakMap<object, P>();
  return (on) => {
    const { session } = on._;
    const known = made.get(session) ?? prepare(on, nameFor(on, statement));
    made.set(session, known);
    return known;
  };
}
