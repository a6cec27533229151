import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../processes/findFreePort.mjs';

const places = ['/usr/lib/postgresql', '/usr/local/pgsql'];

/** A PostgreSQL of its own in a folder, which can be stopped, ended at once and started again. */
export async function startPostgres(folder) {
  const bin = findBin();
  const data = path.join(folder, 'postgres');
  mkdirSync(data);
  chmodSync(folder, 0o711);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['postgres', data]);
  // It refuses to run as root.
  const run = (program, ...args) =>
    execFileSync(
      ...(isRoot
        ? ['runuser', ['-u', 'postgres', '--', path.join(bin, program), ...args]]
        : [path.join(bin, program), args]),
      {
        stdio: 'ignore',
        cwd: '/',
      },
    );
  const port = await findFreePort();
  run('initdb', '-D', data, '-U', 'coop', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${data}`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', path.join(data, 'log'), '-o', options, 'start');
  const stop = (mode = 'fast') => run('pg_ctl', '-D', data, '-w', '-m', mode, 'stop');
  start();
  return { url: `postgres://coop@127.0.0.1:${port}/postgres`, start, stop };
}

function findBin() {
  const found = places
    .flatMap((place) =>
      existsSync(place) ? readdirSync(place).map((version) => path.join(place, version, 'bin')) : [],
    )
    .filter((bin) => existsSync(path.join(bin, 'initdb')))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  if (found.length === 0) throw new Error('Falta PostgreSQL (en Debian: apt-get install postgresql).');
  return found[0];
}
