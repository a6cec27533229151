import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../processes/findFreePort.mjs';
import { fill, mountSmall, unmount } from './smallDisk.mjs';

const places = ['/usr/lib/postgresql', '/usr/local/pgsql'];
/** Far more than the trial writes, so that only `fill` exhausts it. */
const DISK_MB = 768;
const isRoot = process.getuid?.() === 0;

/**
 * Starts a temporary PostgreSQL in a folder, with stop, immediate stop, restart and replica. As root, its data are on a
 * small disk.
 */
export async function startPostgres(folder) {
  chmodSync(folder, 0o711);
  const data = makeFolder(folder, 'postgres', isRoot);
  await run('initdb', '-D', data, '-U', 'coop', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const port = await findFreePort();
  const first = await serve(data, port);
  return {
    ...first,
    /** Fills or unmounts the data's disk; undefined without a disk of its own. */
    disk: isRoot ? { fill: () => fill(data), unmount: () => unmount(data) } : undefined,
    /** Starts a streaming replica that can be promoted. */
    async replicate() {
      const own = makeFolder(folder, 'replica');
      await run('pg_basebackup', '-h', '127.0.0.1', '-p', String(port), '-U', 'coop', '-D', own, '-R', '-c', 'fast');
      const replica = await serve(own, await findFreePort());
      return { ...replica, promote: () => run('pg_ctl', '-D', own, '-w', 'promote') };
    },
  };
}

/** Starts PostgreSQL on that folder. Asynchronous, so that the simulated visitors continue. */
async function serve(data, port) {
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${data} -c wal_retrieve_retry_interval=500ms`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', path.join(data, 'log'), '-o', options, 'start');
  const stop = async (mode = 'fast') => {
    if (existsSync(path.join(data, 'postmaster.pid'))) await run('pg_ctl', '-D', data, '-w', '-m', mode, 'stop');
  };
  /** Starts it again if it crashed. */
  const revive = () => run('pg_ctl', '-D', data, 'status').catch(start);
  await start();
  return { url: `postgres://coop@127.0.0.1:${port}/postgres`, port, data, start, stop, revive };
}

/** Creates a folder owned by `postgres`, since PostgreSQL refuses to run as root. */
function makeFolder(folder, name, isSmall = false) {
  const data = path.join(folder, name);
  mkdirSync(data, { mode: 0o700 });
  if (isSmall) mountSmall(data, DISK_MB);
  if (isRoot) execFileSync('chown', ['postgres', data]);
  return data;
}

async function run(program, ...args) {
  const file = path.join(findBin(), program);
  const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args];
  await promisify(execFile)(command, all, { cwd: '/' });
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
