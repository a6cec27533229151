import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { options } from './options.mjs';

// Hooks for Node's module.register, which compile our TypeScript on import.

const isOwnTypeScript = (url) => /\.ts(\?\d+)?$/.test(url ?? '') && !url.includes('/node_modules/');

/**
 * Resolves imports of sources: `./x.js` names the compiled file, and code for Vite omits the extension. Our packages
 * resolve to their sources.
 */
export function resolve(specifier, context, next) {
  const sources = { ...context, conditions: [...context.conditions, '@coop/source'] };
  if (!/^\.{1,2}\//.test(specifier) || !isOwnTypeScript(context.parentURL)) return next(specifier, sources);
  return next(`${specifier.replace(/\.js$/, '')}.ts`, sources).catch(() => next(specifier, sources));
}

export async function load(url, context, next) {
  if (!isOwnTypeScript(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...options, filename, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
