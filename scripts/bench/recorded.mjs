import { once } from 'node:events';
import { draft } from './fillDatabase.mjs';

/** First row that no measured page uses, so that the baseline can find and replace it in the statements. */
export const FIRST = 1_237;

/** Records the product's statements for each kind of request, and the created row. */
export async function recordStatements({ child, address, token, ids, imagen }) {
  const page = `range=${JSON.stringify([FIRST, FIRST + 24])}`;
  const [publicList] = await record(`/api/publico/novedades?${page}`);
  const [list] = await record(`/api/novedades?${page}`);
  const [item] = await record(`/api/novedades/${ids[0]}`);
  const [create, created] = await record('/api/novedades', draft(imagen));
  return {
    publicList: publicList.filter(({ text }) => /"publicado_novedades"/.test(text)),
    list: list.filter(({ text }) => /"novedades"/.test(text)),
    item: item.filter(({ text }) => /"novedades"/.test(text)),
    create: create.filter(({ text }) => /insert into "(novedades|historial)"/.test(text)).map(withoutCtes),
    created,
    counts: { publicList: publicList.length, list: list.length, item: item.length, create: create.length },
  };

  async function record(path, body) {
    child.send('record');
    const answer = await fetch(address + path, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const answered = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answered)}`);
    child.send('recorded');
    const [{ statements }] = await once(child, 'message');
    return [statements, answered];
  }
}

/** Removes the CTEs before an insert, so that the baseline writes the row and its history alone. */
function withoutCtes({ text, values }) {
  const insert = text.slice(text.lastIndexOf('insert into'));
  const first = Number(/\$(\d+)/.exec(insert)[1]);
  const renumbered = insert.replace(/\$(\d+)/g, (_, number) => `$${number - first + 1}`);
  return { text: renumbered, values: values.slice(first - 1) };
}
