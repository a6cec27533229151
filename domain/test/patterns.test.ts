import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { parseSync } from '@swc/core';
import { analyse } from 'scslre';

const root = path.join(import.meta.dirname, '../..');
const workspaces = ['domain', 'backend', 'demo', 'client', 'admin', 'public-site'];

/** The patterns of a source, as they are written. */
function patternsIn(file: string): RegExp[] {
  const found: RegExp[] = [];
  const parsed = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    decorators: true,
  });
  JSON.stringify(parsed, (_, node) => {
    if (node?.type === 'RegExpLiteral') found.push(new RegExp(node.pattern, node.flags));
    return node;
  });
  return found;
}

const sources = workspaces.flatMap((workspace) =>
  readdirSync(path.join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|js)$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => path.join(workspace, 'src', name)),
);

it('only marks.ts and neutralText.ts normalise combining marks', () => {
  const others = sources.filter((file) =>
    /\.normalize\('NFK?[CD]'\)/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  // The second looks at one sign.
  expect(others).toEqual(['domain/src/text/marks.ts', 'backend/src/resource/exports/neutralText.ts']);
});

// A body of 60 kB held the server for eleven seconds, of one pattern that tried its zeros in two ways.
it('no regular expression has super-linear time', () => {
  const slow = sources.flatMap((file) =>
    patternsIn(path.join(root, file))
      .filter((pattern) => analyse(pattern).reports.length > 0)
      .map((pattern) => `${file}: ${pattern}`),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(slow).toEqual([]);
});
