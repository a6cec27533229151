import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';

const PROJECT = 'ensayo';
/** Substitution that Debian's docker-compose does not support, applied here. */
const OTHERWISE = /\$\{(\w+):\+([^}]*)\}/g;

/** Prepares docker-compose.yml with the given variables instead of .env's, merged with `besides`. */
export function makeCompose(folder, { env, variables, besides, profiles }) {
  const at = (name) => path.join(folder, name);
  const files = [at('compose.yml'), at('besides.json')];
  const text = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
  writeFileSync(
    files[0],
    text.replaceAll(OTHERWISE, (_, name, value) => (variables[name] ? value : '')),
  );
  writeFileSync(files[1], JSON.stringify(besides));
  writeFileSync(at('nothing.env'), '');
  const isPlugin = spawnSync('docker', ['compose', 'version'], { env, stdio: 'ignore' }).status === 0;
  const [program, ...first] = isPlugin ? ['docker', 'compose'] : ['docker-compose'];
  const settings = [
    '-p',
    PROJECT,
    '--project-directory',
    root,
    '--env-file',
    at('nothing.env'),
    ...files.flatMap((file) => ['-f', file]),
  ];
  const all = [...first, ...settings, ...profiles.flatMap((profile) => ['--profile', profile])];
  const known = { ...env, ...variables };
  return {
    /** Runs a command with its output shown. */
    run: (...args) => void execFileSync(program, [...all, ...args], { env: known, stdio: 'inherit' }),
    /** Runs a command and returns its output. */
    read: (...args) => execFileSync(program, [...all, ...args], { env: known, encoding: 'utf8' }).trim(),
  };
}
