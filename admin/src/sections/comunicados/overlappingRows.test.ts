import { describe, expect, it } from '@jest/globals';
import { type Comunicado, hasPriority, overlappingRows } from './overlappingRows';

const made = (id: string, from: string | null, to: string | null, rest: Partial<Comunicado> = {}) =>
  ({
    id,
    vigenteDesde: from,
    vigenteHasta: to,
    prioridad: 'normal',
    fechaComunicado: '2026-11-01',
    ...rest,
  }) as Comunicado;
const row = made('a', '2026-12-01', '2026-12-10');

describe('announcements shown at the same time', () => {
  it.each([
    ['its last day', '2026-12-10', '2026-12-20', true],
    ['only days before it', '2026-11-01', '2026-11-30', false],
    ['days before and after it', '2026-11-01', '2026-12-31', true],
    ['no dates', null, null, false],
  ])('overlap with %s (%s to %s): %s', (_, from, to, expected) => {
    expect(overlappingRows(row, [row, made('b', from, to)])).toHaveLength(expected ? 1 : 0);
  });

  it('are ordered by urgency, then by date', () => {
    const urgent = made('b', null, null, { prioridad: 'urgente', fechaComunicado: '2026-10-01' });
    const newer = made('c', null, null, { fechaComunicado: '2026-11-02' });
    expect(hasPriority(urgent, row)).toBe(true);
    expect(hasPriority(row, urgent)).toBe(false);
    expect(hasPriority(newer, row)).toBe(true);
    expect(hasPriority(row, newer)).toBe(false);
  });
});
