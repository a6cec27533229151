/**
 * Preloaded into the product: between a message `record` and the next message, notes the statements that it sends to
 * PostgreSQL, for the bare server to send the very same. Leaves no trace outside of that time.
 */
import pg from 'pg';

const { prototype } = pg.Client;
const { query } = prototype;
let statements;

process.on('message', (asked) => {
  if (asked === 'record') return start();
  if (asked === 'recorded') process.send(stop());
});

function start() {
  statements = [];
  prototype.query = function (first, second, ...others) {
    const { text, values } = typeof first === 'string' ? { text: first } : first;
    statements.push({ text, values: values ?? (Array.isArray(second) ? second : []) });
    return query.call(this, first, second, ...others);
  };
}

function stop() {
  prototype.query = query;
  return { statements };
}
