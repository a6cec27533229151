import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Adds a section to a project: its file, its import and its line in the list of sections. */
export async function addSection(project: string, name: string, source: string): Promise<void> {
  const folder = path.join(project, 'domain/src/sections');
  await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, name, `${name}.ts`), source);
  const list = path.join(folder, 'index.ts');
  const before = await readFile(list, 'utf8');
  const imported = insert(before, '\n/** Sections in menu order', `import { ${name} } from './${name}/${name}.js';\n`);
  await writeFile(list, insert(imported, '] as const;', `  ${name},\n`));
}

function insert(source: string, mark: string, line: string): string {
  const at = source.indexOf(mark);
  if (at < 0) throw new Error(`The list of sections has no «${mark.trim()}»`);
  return source.slice(0, at) + line + source.slice(at);
}
