import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { cpuOf } from './cpuOf.mjs';

/** Creates a temporary database on the server of `DATABASE_URL`. */
export async function makeDatabase(server) {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  return {
    url,
    query: (text, values) => pool.query(text, values),
    cpu,
    async drop() {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };

  /** Returns the CPU seconds of each open connection; none if the server runs on another machine. */
  async function cpu() {
    const { rows } = await admin.query('select pid from pg_stat_activity where datname = $1', [name]);
    return new Map(rows.map(({ pid }) => [pid, cpuOf(pid)]).filter(([, seconds]) => !Number.isNaN(seconds)));
  }
}

/** Returns the CPU seconds of all connections between two readings. */
export const cpuBetween = (before, after) =>
  [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
