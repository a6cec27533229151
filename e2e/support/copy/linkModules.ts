import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a `node_modules` with a link for each installed package; `@coop/*` link to the workspaces beside it. A link to
 * the whole folder would resolve `@coop/*` to the original and let tools write their caches there.
 */
export async function linkModules(installed: string, target: string, workspaces: string[] = []): Promise<void> {
  if (!existsSync(installed)) return;
  await mkdir(target);
  const names = (await readdir(installed)).filter((name) => name === '.bin' || !/^\.|^@coop$/.test(name));
  for (const name of names) await symlink(path.join(installed, name), path.join(target, name));
  if (workspaces.length > 0) await mkdir(path.join(target, '@coop'));
  for (const name of workspaces) await symlink(path.join('../..', name), path.join(target, '@coop', name));
}
