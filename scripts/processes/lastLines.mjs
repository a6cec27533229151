import { existsSync, readFileSync } from 'node:fs';

const count = 30;

/** Returns the end of a log, for error messages. @param {string} file */
export function lastLines(file) {
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count);
  return `Lo último de ${file}:\n${lines.join('\n')}`;
}
