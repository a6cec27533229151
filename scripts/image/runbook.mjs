import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';

const BLOCK = /```sh\n([\s\S]*?)```/g;

/** Returns the commands below a heading of docs/operacion.md, with the placeholders replaced. */
export function commandsOf(heading, replacements = {}) {
  const text = readFileSync(path.join(root, 'docs/operacion.md'), 'utf8');
  const [, after] = text.split(`\n${heading}\n`);
  if (!after) throw new Error(`docs/operacion.md no tiene «${heading}»`);
  const [section] = after.split(/\n##+ /);
  return [...section.matchAll(BLOCK)].map(([, commands]) => {
    let own = commands;
    for (const [what, value] of Object.entries(replacements)) own = own.replaceAll(what, value);
    return own;
  });
}
