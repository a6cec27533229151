import { cp } from 'node:fs/promises';
import path from 'node:path';
import { linkModules } from './linkModules.js';

const root = path.join(import.meta.dirname, '../../..');
const workspaces = ['domain', 'backend', 'demo', 'admin', 'public-site'];
const others = ['scripts', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];

/**
 * Copies the project's sources into an empty folder and links the installed modules; copies no build and no settings.
 */
export async function copyProject(target: string): Promise<void> {
  for (const entry of [...workspaces, ...others])
    await cp(path.join(root, entry), path.join(target, entry), { recursive: true, filter: isSource });
  await linkModules(path.join(root, 'node_modules'), path.join(target, 'node_modules'), workspaces);
  for (const workspace of workspaces)
    await linkModules(path.join(root, workspace, 'node_modules'), path.join(target, workspace, 'node_modules'));
}

const isSource = (file: string) =>
  !['node_modules', 'dist', 'dist-types'].includes(path.basename(file)) && !file.endsWith('.tsbuildinfo');
