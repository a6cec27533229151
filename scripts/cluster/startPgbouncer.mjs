import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../processes/findFreePort.mjs';
import { root } from '../root.mjs';

/**
 * Starts pgbouncer with docs/ejemplos/pgbouncer.ini in front of PostgreSQL, on a free local port, as the owner of its
 * data.
 */
export async function startPgbouncer(folder, postgres) {
  const own = path.join(folder, 'pgbouncer');
  mkdirSync(own);
  const owner = statSync(postgres.data);
  chownSync(own, owner.uid, owner.gid);
  const listens = await findFreePort();
  const file = path.join(own, 'pgbouncer.ini');
  const write = (port) =>
    writeFileSync(
      file,
      readFileSync(path.join(root, 'docs/ejemplos/pgbouncer.ini'), 'utf8')
        .replaceAll('port=5432 dbname=cooperativa', `port=${port} dbname=postgres`)
        .replace('listen_port = 6432', `listen_port = ${listens}\nunix_socket_dir =\nlogfile = ${own}/log`)
        .replace('auth_type = scram-sha-256', 'auth_type = any')
        .replace('auth_file = /etc/pgbouncer/userlist.txt', '')
        .replaceAll('127.0.0.1 port', '127.0.0.1 user=coop port'),
    );
  write(postgres.port);
  const child = spawn('pgbouncer', [file], { stdio: 'ignore', uid: owner.uid, gid: owner.gid });
  const address = (database) => `postgres://coop@127.0.0.1:${listens}/${database}`;
  return {
    child,
    url: address('cooperativa'),
    directUrl: address('cooperativa_sesion'),
    /** Switches to another PostgreSQL. */
    pointTo({ port }) {
      write(port);
      child.kill('SIGHUP');
    },
  };
}
