import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireNode } from './processes/requireNode.mjs';
import { root } from './root.mjs';

// npm run migration -- --name what_changes: a migration from the descriptions to the tables. Where a column or a table may
// have been renamed drizzle-kit asks, which takes a terminal.
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
  const isAsked = needsTerminal.test(output);
  if (isAsked) console.error(explanation);
  else process.stdout.write(output);
  process.exitCode = isAsked ? 1 : (code ?? 1);
  keepNewestSnapshot();
});

/** The next migration is told from the newest alone; each of the others is a quarter of a megabyte that nobody reads. */
function keepNewestSnapshot() {
  const folder = path.join(root, 'backend/drizzle/meta');
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
  for (const old of snapshots.sort().slice(0, -1)) rmSync(path.join(folder, old));
}
