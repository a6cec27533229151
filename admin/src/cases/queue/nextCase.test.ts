import { type AnySection, sections } from '@coop/domain';
import { expect, test } from '@jest/globals';
import type { DataProvider } from 'react-admin';
import { findNextCase } from './nextCase';

const reclamos = sections['contactanos/reclamos'] as AnySection;
const opiniones = sections['contactanos/opiniones'] as AnySection;

type Row = { id: string; venceEn?: string | null; estado?: string };

/** Returns each list in turn, and records the queries. */
function listsOf(...lists: Row[][]) {
  const requests: unknown[] = [];
  const getList = (async (_: string, params: unknown) => {
    requests.push(params);
    const data = lists.shift() ?? [];
    return { data, total: data.length };
  }) as unknown as DataProvider['getList'];
  return { requests, getList };
}

test('returns the most overdue open case of the same queue', async () => {
  const { requests, getList } = listsOf([
    { id: 'uno', venceEn: '2026-11-02' },
    { id: 'dos', venceEn: '2026-11-05' },
  ]);
  await expect(findNextCase(getList, reclamos, 'uno', { asignadoA: 'ana' })).resolves.toMatchObject({ id: 'dos' });
  expect(requests).toEqual([
    {
      filter: { plazo: ['vencido', 'vence_hoy', 'por_vencer', 'a_tiempo'], asignadoA: 'ana' },
      sort: { field: 'venceEn', order: 'ASC' },
      pagination: { page: 1, perPage: 2 },
    },
  ]);
});

test('from a queue of closed cases, returns an open case of the section', async () => {
  const { getList } = listsOf([{ id: 'cerrado', venceEn: null }], [{ id: 'abierto', venceEn: '2026-11-02' }]);
  await expect(findNextCase(getList, reclamos, 'uno', { plazo: 'atendido' })).resolves.toMatchObject({ id: 'abierto' });
});

test('returns undefined without other open cases, and works without deadlines', async () => {
  const { getList } = listsOf([{ id: 'uno', venceEn: '2026-11-02' }], []);
  await expect(findNextCase(getList, reclamos, 'uno', {})).resolves.toBeUndefined();
  const other = listsOf([
    { id: 'tres', estado: 'atendida' },
    { id: 'dos', estado: 'en_revision' },
  ]);
  await expect(findNextCase(other.getList, opiniones, 'uno', {})).resolves.toMatchObject({ id: 'dos' });
  expect(other.requests).toEqual([expect.objectContaining({ filter: { estado: ['recibida', 'en_revision'] } })]);
});
