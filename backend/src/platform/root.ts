import { createRequire } from 'node:module';
import path from 'node:path';

/** Folder of the whole product. The package finds itself, from its sources and from the built server alike. */
export const root = path.join(createRequire(import.meta.url).resolve('@coop/backend/package.json'), '../..');
