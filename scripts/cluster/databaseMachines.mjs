import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../root.mjs';
import { fill, mountSmall, unmount } from './smallDisk.mjs';

const NAMES = ['base1', 'base2', 'base3'];
const addressOf = (name) => `10.0.0.1${name.at(-1)}`;
/** Far more than the trial writes, so that only `fill` exhausts it. */
const DISK_MB = 1_024;
const WHOLE_MS = 90_000;
/**
 * Services of a machine, each as its own user. Restarts Patroni after a failure, as systemd does. The shell reaps the
 * processes that a killed one leaves behind.
 */
const SERVICES = `
mount --bind "$1/postgresql" /var/lib/postgresql
mount --bind "$1/etcd" /var/lib/etcd
mount -t tmpfs -o uid=$(id -u postgres) tmpfs /run/postgresql
set -a
. "$1/etcd.env"
runuser -u etcd -- etcd &
until runuser -u postgres -- patroni "$1/patroni.yml"; do sleep 1; done &
wait`;

const ip = (...args) => execFileSync('ip', args);

/** Starts a program that ends with this process. */
const spawnBound = (args, options) => spawn('setpriv', ['--pdeathsig', 'KILL', ...args], options);

/**
 * Connects three machines to this one by a bridge. A machine is a network, process and mount namespace with a disk of
 * its own, and runs etcd, Patroni and PostgreSQL. HAProxy runs here. All use the files of docs/ejemplos. Needs network
 * and mount namespaces of its own, as `npm run trial:cluster` has.
 */
export async function startDatabaseMachines(folder) {
  mkdirSync('/run/netns', { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run/netns']);
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', 'bases', 'type', 'bridge');
  ip('addr', 'add', '10.0.0.1/24', 'dev', 'bases');
  ip('link', 'set', 'bases', 'up');
  const haproxy = spawnBound(['haproxy', '-db', '-f', path.join(root, 'docs/ejemplos/haproxy.cfg')], {
    stdio: 'ignore',
  });
  const machines = new Map(NAMES.map((name) => [name, makeMachine(folder, name)]));
  for (const machine of machines.values()) machine.start();
  await waitUntilWhole();
  return { waitUntilWhole, findLeader, switchOver, stop };

  /** Waits until one machine leads, another is its synchronous standby, and the third one follows too. */
  async function waitUntilWhole() {
    const until = Date.now() + WHOLE_MS;
    for (;;) {
      const members = await findMembers();
      const roles = members.filter(({ state }) => /^(running|streaming)$/.test(state)).map(({ role }) => role);
      if (roles.sort().join() === 'leader,replica,sync_standby') return;
      if (Date.now() > until) throw new Error(`La base no está completa: ${JSON.stringify(members)}`);
      await sleep(500);
    }
  }

  /** Returns the machine whose database accepts writes. */
  async function findLeader() {
    return machines.get((await findMembers()).find(({ role }) => role === 'leader').name);
  }

  /** Moves the leader to the synchronous standby, as before maintenance. */
  async function switchOver() {
    const leader = await findLeader();
    const candidate = (await findMembers()).find(({ role }) => role === 'sync_standby').name;
    const args = ['switchover', '--candidate', candidate, '--force', 'cooperativa'];
    await once(spawn('patronictl', ['-c', path.join(leader.folder, 'patroni.yml'), ...args]), 'exit');
  }

  async function stop() {
    haproxy.kill();
    for (const machine of machines.values()) await machine.kill();
    for (const machine of machines.values()) machine.unmount();
  }
}

/** Returns the members of the cluster, as the first machine that answers reports them. */
async function findMembers() {
  for (const name of NAMES) {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`http://${addressOf(name)}:8008/cluster`, { signal }).catch(() => undefined);
    if (answer?.ok) return (await answer.json()).members;
  }
  return [];
}

function makeMachine(folder, name) {
  const own = path.join(folder, name);
  const disks = ['postgresql', 'etcd'].map((disk) => path.join(own, disk));
  for (const [index, user] of ['postgres', 'etcd'].entries()) mountSmall(disks[index], DISK_MB, user);
  writeFileSync(path.join(own, 'etcd.env'), readExample('etcd.env', name));
  const patroni = readExample('patroni.yml', name).replace('/usr/lib/postgresql/17/bin', findBin());
  writeFileSync(path.join(own, 'patroni.yml'), patroni);
  ip('netns', 'add', name);
  ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  ip('link', 'set', name, 'master', 'bases', 'up');
  ip('-n', name, 'addr', 'add', `${addressOf(name)}/24`, 'dev', 'eth0');
  for (const device of ['eth0', 'lo']) ip('-n', name, 'link', 'set', device, 'up');
  let child;
  return {
    folder: own,
    start() {
      const log = openSync(path.join(own, 'log'), 'a');
      const isolated = ['unshare', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
      const args = ['ip', 'netns', 'exec', name, ...isolated, 'sh', '-ec', SERVICES, 'sh', own];
      child = spawnBound(args, { cwd: '/', stdio: ['ignore', log, log] });
      closeSync(log);
    },
    /** Ends all processes at once. */
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    unmount: () => disks.forEach(unmount),
    cut: () => ip('link', 'set', name, 'down'),
    join: () => ip('link', 'set', name, 'up'),
    fillDisk: () => fill(disks[0]),
    /** Kills PostgreSQL but not Patroni. */
    crashPostgres() {
      const pidFile = path.join(own, 'postgresql/17/cooperativa/postmaster.pid');
      const [pid] = readFileSync(pidFile, 'utf8').split('\n');
      ip('netns', 'exec', name, 'nsenter', `--target=${findInit(child.pid)}`, '--pid', '--mount', 'kill', '-9', pid);
    },
  };
}

/** Returns the first process of the namespace that `unshare` created: its only child. */
const findInit = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();

/** Returns an example file for that machine, as its comment asks. */
const readExample = (file, name) =>
  readFileSync(path.join(root, 'docs/ejemplos', file), 'utf8')
    .split('\n')
    .map((line) =>
      line.includes('10.0.0.12') ? line : line.replaceAll('base1', name).replaceAll('10.0.0.11', addressOf(name)),
    )
    .join('\n');

function findBin() {
  const place = '/usr/lib/postgresql';
  const found = (existsSync(place) ? readdirSync(place) : [])
    .map((version) => path.join(place, version, 'bin'))
    .filter((bin) => existsSync(path.join(bin, 'initdb')))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  if (found.length === 0) throw new Error('Falta PostgreSQL (en Debian: apt-get install postgresql).');
  return found[0];
}
