import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireNode } from './processes/requireNode.mjs';
import { root } from './root.mjs';

// npm run migration -- --name what_changes: generates a migration from the section definitions. drizzle-kit asks
// whether a column or table was renamed, which needs a terminal.
const needsTerminal = /Interactive prompts require a TTY/;
const explanation = `No se escribió la migración: hay que responder si una columna o una tabla cambió de nombre o es otra, y aquí no
hay una terminal. Ejecute lo mismo en una terminal y responda con las flechas e Intro.
Sin terminal, hágalo en dos migraciones, que no preguntan nada: una con lo nuevo, y después otra sin lo anterior.
Si solo cambia el nombre y los datos deben quedar, necesita la terminal.`;

requireNode();
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
const child = spawn(
  process.execPath,
  [path.join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', ...process.argv.slice(2)],
  {
    cwd: path.join(root, 'backend'),
    env: { ...process.env, NODE_OPTIONS: '--conditions=@coop/source' },
    stdio: isTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  },
);
let output = '';
for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
child.once('close', (code) => {
  const needsAnswer = needsTerminal.test(output);
  if (needsAnswer) console.error(explanation);
  else process.stdout.write(output);
  process.exitCode = needsAnswer ? 1 : (code ?? 1);
  keepNewestSnapshot();
});

/** Deletes old snapshots: the next migration needs only the newest, and each has a quarter of a megabyte. */
function keepNewestSnapshot() {
  const folder = path.join(root, 'backend/drizzle/meta');
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
  for (const old of snapshots.sort().slice(0, -1)) rmSync(path.join(folder, old));
}
