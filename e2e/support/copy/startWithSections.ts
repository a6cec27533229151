import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../findFreePort.js';
import { type Launch, launch } from '../launch.js';
import { seededFolder } from '../seededFolder.js';
import { addSection } from './addSection.js';
import { copyProject } from './copyProject.js';
import { runNpm } from './runNpm.js';

export type RunningProduct = { address: string; end: () => Promise<void> };

/** Adds sections to a copy of the project as CONTRIBUTING.md says, and starts the copy. Takes sources by name. */
export async function startWithSections(sources: Readonly<Record<string, string>>): Promise<RunningProduct> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kantuta-seccion-'));
  const dataDir = await seededFolder('seccion-datos');
  let product: Launch | undefined;
  const end = async () => {
    product?.process.kill('SIGTERM');
    await product?.ended;
    for (const made of [folder, dataDir]) await rm(made, { recursive: true, force: true });
  };
  try {
    const project = path.join(folder, 'proyecto');
    await mkdir(project);
    await copyProject(project);
    for (const [name, source] of Object.entries(sources)) await addSection(project, name, source);
    // The compiler has a limit for the types that it infers.
    await runNpm(project, 'exec', '--', 'tsc', '-b', 'domain');
    await runNpm(project, 'run', 'migration', '--', '--name', Object.keys(sources).join('_'));
    const port = await findFreePort();
    product = launch(dataDir, port, project);
    await product.printed('Listo en');
    return { address: `http://127.0.0.1:${port}`, end };
  } catch (error) {
    await end();
    throw error;
  }
}
