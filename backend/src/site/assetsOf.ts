import type { Manifest } from './page-renderer.js';

/** The files of these manifest keys and of all they import, imports first, without repeats. */
export function assetsOf(manifest: Manifest, keys: readonly string[]): { js: string[]; css: string[] } {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build of public-site lacks ${key}`);
    if (js.has(chunk.file)) return;
    chunk.imports?.forEach(visit);
    for (const sheet of chunk.css ?? []) css.add(sheet);
    js.add(chunk.file);
  };
  keys.forEach(visit);
  return { js: [...js], css: [...css] };
}
