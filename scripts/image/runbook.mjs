import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';

const BLOCK = /```sh\n([\s\S]*?)```/g;

/** Returns the blocks of commands of a document below `docs`, with the placeholders replaced; of one section, or of all. */
export function commandsOf(file, heading, replacements = {}) {
  let text = readFileSync(path.join(root, 'docs', file), 'utf8');
  if (heading) {
    const [, after] = text.split(`\n## ${heading}\n`);
    if (!after) throw new Error(`docs/${file} no tiene «${heading}»`);
    [text] = after.split(/\n##+ /);
  }
  return [...text.matchAll(BLOCK)].map(([, commands]) =>
    Object.entries(replacements).reduce((own, [from, to]) => own.replaceAll(from, to), commands),
  );
}
