import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../processes/runCommand.mjs';
import { root } from '../root.mjs';
import { bundle } from './bundle.mjs';
import { hashSources } from './hashSources.mjs';
import { parts, product } from './parts.mjs';

/**
 * Builds missing or outdated parts in parallel. Throws an Error with the output of failed builds.
 * @param {(line: string) => void} say receives progress messages
 * @param {readonly (keyof typeof parts)[]} [names]
 */
export async function buildParts(say, names = product) {
  const stale = names.map((name) => ({ ...parts[name], hash: hashSources(parts[name].sources) })).filter(isStale);
  // Waits for all builds, even if one fails.
  const results = await Promise.allSettled(stale.map((part) => build(part, say)));
  const faults = results.filter(({ status }) => status === 'rejected').map(({ reason }) => reason.message);
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
}

function isStale({ outputs, mark, hash }) {
  if (outputs.some((output) => !existsSync(path.join(root, output)))) return true;
  const file = path.join(root, mark);
  return !existsSync(file) || readFileSync(file, 'utf8') !== hash;
}

async function build(part, say) {
  say(`Compilando: ${part.label}…`);
  const mark = path.join(root, part.mark);
  rmSync(mark, { force: true });
  const began = Date.now();
  await commands[part.name](part);
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, part.hash);
  say(`Compilado: ${part.label} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

const commands = {
  server: bundle,
  // Uses the server's sources, in parallel with its build. Disables the optimizing compiler, as the code runs once.
  base: () =>
    runCommand(process.execPath, [
      '--liftoff-only',
      ...['--import', './scripts/typescript/register.mjs', 'backend/src/startup/makeBase.ts'],
    ]),
  admin: () => runCommand('npm', ['run', 'build', '-w', '@coop/admin']),
  site: () => runCommand('npm', ['run', 'build', '-w', '@coop/public-site']),
  // Uses the server's sources, so that its types don't need a build.
  client: () => runCommand('npm', ['run', 'client']),
};
