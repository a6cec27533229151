import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../processes/findFreePort.mjs';
import { fill, mountSmall, unmount } from './smallDisk.mjs';

const places = ['/usr/lib/postgresql', '/usr/local/pgsql'];
/** Far more than the trial writes: what fills it is the trial. */
const DISK_MB = 768;
const isRoot = process.getuid?.() === 0;

/**
 * A PostgreSQL of its own in a folder, which can be stopped, ended at once, started again and followed by a replica. Its data are on a
 * small disk, where one can be made.
 */
export async function startPostgres(folder) {
  chmodSync(folder, 0o711);
  const data = makeFolder(folder, 'postgres', isRoot);
  await run('initdb', '-D', data, '-U', 'coop', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const port = await findFreePort();
  const first = await serve(data, port);
  return {
    ...first,
    /** What fills the disk of its data and lets go of it; nothing, where it has none of its own. */
    disk: isRoot ? { fill: () => fill(data), unmount: () => unmount(data) } : undefined,
    /** Another that follows it by streaming, and can take its place. */
    async replicate() {
      const own = makeFolder(folder, 'replica');
      await run('pg_basebackup', '-h', '127.0.0.1', '-p', String(port), '-U', 'coop', '-D', own, '-R', '-c', 'fast');
      const replica = await serve(own, await findFreePort());
      return { ...replica, promote: () => run('pg_ctl', '-D', own, '-w', 'promote') };
    },
  };
}

/** Starts what is in that folder. Whoever visits meanwhile goes on: nothing here waits with the whole process. */
async function serve(data, port) {
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${data} -c wal_retrieve_retry_interval=500ms`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', path.join(data, 'log'), '-o', options, 'start');
  const stop = async (mode = 'fast') => {
    if (existsSync(path.join(data, 'postmaster.pid'))) await run('pg_ctl', '-D', data, '-w', '-m', mode, 'stop');
  };
  /** After what it may not have outlived. */
  const revive = () => run('pg_ctl', '-D', data, 'status').catch(start);
  await start();
  return { url: `postgres://coop@127.0.0.1:${port}/postgres`, port, data, start, stop, revive };
}

/** Of who runs it: it refuses to run as root. */
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
