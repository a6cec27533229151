import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/**
 * Starts a private Docker Engine, whose images, networks and containers are in that folder. Its local images may use
 * registry names without affecting others. A reused folder keeps its built images.
 */
export async function startDocker(folder) {
  mkdirSync(folder, { recursive: true });
  const at = (name) => path.join(folder, name);
  const host = `unix://${at('docker.sock')}`;
  const log = openSync(at('dockerd.log'), 'a');
  const places = ['--data-root', at('data'), '--exec-root', at('exec'), '--pidfile', at('pid')];
  const daemon = spawn('dockerd', [...places, '-H', host], { stdio: ['ignore', log, log], detached: true });
  const env = { ...process.env, DOCKER_HOST: host, DOCKER_BUILDKIT: '0', COMPOSE_DOCKER_CLI_BUILD: '0' };
  const docker = (...args) => execFileSync('docker', args, { env, encoding: 'utf8', maxBuffer: 1e8 }).trim();
  const stop = async () => {
    if (daemon.exitCode !== null) return;
    const ended = once(daemon, 'exit');
    daemon.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && daemon.exitCode === null) {
    try {
      docker('info');
      return { docker, env, stop };
    } catch {
      await sleep(500);
    }
  }
  await stop();
  throw new Error(`Docker Engine no inicia: vea ${at('dockerd.log')}`);
}
