import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 10_000;

/** Checks how the processes use their replica. The token must allow publishing the notice. */
export function watchReplica({ replica, addresses, token, notice }) {
  return { hasState, isRead, showsWhatIsPublished };

  /** Waits until every process reports that state of the replica. */
  async function hasState(state) {
    await until(`la réplica en «${state}»`, async () => {
      const answers = await Promise.all(addresses.map((address) => fetch(`${address}/api/salud/listo`)));
      const parts = await Promise.all(answers.map((answer) => answer.json()));
      return parts.every(({ partes }) => partes?.replica === state);
    });
  }

  /** Waits until published content is read from the replica. */
  async function isRead() {
    await until('lecturas de la réplica', async () => {
      const [{ reads }] = await query(
        "select sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0)) as reads from pg_stat_user_tables where relname like 'publicado_%'",
      );
      return Number(reads) > 0;
    });
  }

  /** Checks that visitors of every process read new content while the replica's replay is paused. */
  async function showsWhatIsPublished() {
    await query('select pg_wal_replay_pause()');
    const { id, version, slug } = await call('POST', '/api/comunicados', notice);
    await call('POST', `/api/comunicados/${id}/publicar`, { version });
    await hasState('falla');
    for (const address of addresses)
      await until('lo publicado, a la vista', async () => {
        const answer = await fetch(`${address}/api/publico/comunicados/${slug}`);
        return answer.status === 200;
      });
    await query('select pg_wal_replay_resume()');
    await hasState('ok');
  }

  async function call(method, path, body) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(addresses[0] + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  async function query(statement) {
    const client = new pg.Client({ connectionString: replica.url });
    await client.connect();
    const { rows } = await client.query(statement).finally(() => client.end());
    return rows;
  }
}

async function until(what, is) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await is())) {
    if (Date.now() > deadline) throw new Error(`No llega: ${what}`);
    await sleep(100);
  }
}
