import { EventEmitter } from 'node:events';
import { expect, it } from '@jest/globals';
import type { Request } from 'express';
import { BodyWatch } from './body-watch.js';

const WHY = new Error('Su lugar es de otra persona');
const body = () => new EventEmitter() as unknown as Request;

it.each([
  ['before it is watched', 0],
  ['while it is', 1],
])('gives up a body that is to make room %s', async (_, after) => {
  const stopping = new AbortController();
  if (after === 0) stopping.abort(WHY);
  const watch = new BodyWatch(body(), { told: stopping.signal });
  if (after === 1) stopping.abort(WHY);
  await expect(Promise.race([watch.givenUp, nextTurn()])).rejects.toBe(WHY);
  watch.stop();
});

it('reads on where nobody says so', async () => {
  const watch = new BodyWatch(body(), { told: new AbortController().signal });
  expect(await Promise.race([watch.givenUp, nextTurn()])).toBe('reads on');
  watch.stop();
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve, 'reads on'));
