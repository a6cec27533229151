import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Probe } from './health.service.js';

let ahead = 0;
const real = performance.now.bind(performance);
const pass = (ms: number) => {
  ahead += ms;
  jest.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
};
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a probe', () => {
  it('caches its result for the given time', async () => {
    const attempt = jest.fn(async () => undefined);
    const probe = new Probe('database', attempt, 1_000);
    expect(await Promise.all([probe.state(), probe.state()])).toEqual(['ok', 'ok']);
    expect(await probe.state()).toBe('ok');
    expect(attempt).toHaveBeenCalledTimes(1);
    pass(1_001);
    expect(await probe.state()).toBe('ok');
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('runs one attempt at a time, however long it takes', async () => {
    let finish: () => void = () => undefined;
    const attempt = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const probe = new Probe('database', attempt, 1_000);
    expect(await probe.state()).toBe('falla');
    pass(60_000);
    expect(await probe.state()).toBe('falla');
    expect(attempt).toHaveBeenCalledTimes(1);
    finish();
    await Promise.resolve();
    const again = probe.state();
    expect(attempt).toHaveBeenCalledTimes(2);
    finish();
    expect(await again).toBe('ok');
  });

  it('reports a failure until it is retried', async () => {
    const answers = [Promise.reject(new Error('full')), Promise.resolve()];
    const probe = new Probe('folder', () => answers.shift() as Promise<void>, 1_000);
    expect(await probe.state()).toBe('falla');
    expect(await probe.state()).toBe('falla');
    pass(1_001);
    expect(await probe.state()).toBe('ok');
  });

  it('retries a failure soon, even with a long cache time', async () => {
    const answers = [
      Promise.reject(new Error('restarting')),
      Promise.resolve(),
      Promise.reject(new Error('never asked')),
    ];
    const probe = new Probe('database', () => answers.shift() as Promise<void>, 30_000);
    expect(await probe.state()).toBe('falla');
    pass(1_001);
    expect(await probe.state()).toBe('ok');
    pass(29_000);
    expect(await probe.state()).toBe('ok');
    answers[0]?.catch(() => undefined);
  });
});
