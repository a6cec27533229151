/**
 * Preloaded into the product: between the messages `record` and `recorded`, collects the statements sent to PostgreSQL,
 * for the baseline to repeat. Inactive otherwise.
 */
import pg from 'pg';

const { prototype } = pg.Client;
const { query } = prototype;
let statements;

process.on('message', (command) => {
  if (command === 'record') return start();
  if (command === 'recorded') process.send(stop());
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
