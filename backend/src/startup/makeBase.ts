import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { baseFolder } from '../platform/database/base.js';
import { toPglite } from '../platform/database/connect.js';
import { openPglite } from '../platform/database/pglite.js';

// Build step: creates the template database of new data folders.
const folder = baseFolder();
const bases = path.dirname(folder);
const unfinished = path.join(bases, 'sin-terminar');
rmSync(bases, { recursive: true, force: true });
mkdirSync(bases);
const { close } = await toPglite(openPglite({ dataDir: unfinished }));
await close();
renameSync(unfinished, folder);
