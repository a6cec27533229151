import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What Vite says of each module of a build that has a file of its own, by its name. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>
>;

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

/** The file of the script that pages start. */
export const entryOf = (manifest: Manifest): string => chunkOf(manifest, 'index.html').file;

/** The sheets of these modules and of all that they import, imports first, without repeats. */
export function sheetsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { imports, css } = chunkOf(manifest, name);
    imports?.forEach(visit);
    for (const sheet of css ?? []) sheets.add(sheet);
  };
  modules.forEach(visit);
  return [...sheets];
}

/** The typefaces that the sheets of a module name. */
export const typefacesOf = (manifest: Manifest, name: string): string[] =>
  (chunkOf(manifest, name).assets ?? []).filter((file) => file.endsWith('.woff2'));

function chunkOf(manifest: Manifest, name: string) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build of public-site lacks ${name}`);
  return chunk;
}
