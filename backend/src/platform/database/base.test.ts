import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { copyBase } from './base.js';

let root: string;
let base: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kantuta-base-'));
  [base, folder] = [path.join(root, 'base'), path.join(root, 'pglite')];
  write(base, 'base');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (target: string, content: string) => {
  mkdirSync(target);
  writeFileSync(path.join(target, 'PG_VERSION'), content);
};
const content = () => readFileSync(path.join(folder, 'PG_VERSION'), 'utf8');

describe('copyBase', () => {
  it('fills a new data folder, also after an interrupted copy', () => {
    write(`${folder}.nueva`, 'half');
    copyBase(folder, base);
    expect(content()).toBe('base');
    expect(existsSync(`${folder}.nueva`)).toBe(false);
  });

  it('keeps an existing data folder', () => {
    write(folder, 'own');
    copyBase(folder, base);
    expect(content()).toBe('own');
  });

  it('does nothing without a template folder', () => {
    copyBase(folder, path.join(root, 'none'));
    expect(existsSync(folder)).toBe(false);
  });
});
