import { describe, expect, it } from '@jest/globals';
import { frameOf } from './frameOf';

const laPaz = { latitud: '-16.5', longitud: '-68.15' };
const santaCruz = { latitud: '-17.78', longitud: '-63.18' };

describe('frameOf', () => {
  it('contains each place, with a margin', () => {
    const { width, height, at } = frameOf([laPaz, santaCruz]);
    for (const { longitud, latitud } of [laPaz, santaCruz]) {
      const [x, y] = at(Number(longitud), Number(latitud));
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(width - 20);
      expect(y).toBeGreaterThan(10);
      expect(y).toBeLessThan(height - 10);
    }
  });

  it('has west on the left and north at the top', () => {
    const { at } = frameOf([laPaz, santaCruz]);
    const [[west], [east]] = [at(-68.15, -16.5), at(-63.18, -17.78)];
    expect(west).toBeLessThan(east);
    expect(at(-66, -15)[1]).toBeLessThan(at(-66, -18)[1]);
  });

  it('limits the zoom', () => {
    const { at } = frameOf([laPaz]);
    const [[one], [other]] = [at(-68.15, -16.5), at(-68.05, -16.5)];
    expect(other - one).toBeLessThan(20);
  });
});
