import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';

/** Exits if this Node is too old, or dependencies are missing. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const required = engines.node.replace('>=', '').split('.').map(Number);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < required[0] || (major === required[0] && minor < required[1]))
    refuse(`Se necesita Node.js ${required.join('.')} o posterior; este es ${process.versions.node}.`);
  if (!existsSync(path.join(root, 'node_modules/firebase-tools')))
    refuse('Faltan las dependencias. Ejecute primero: npm ci');
}

function refuse(message) {
  console.error(message);
  process.exit(1);
}
