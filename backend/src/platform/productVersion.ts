import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.js';

export const productVersion: string = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version;
