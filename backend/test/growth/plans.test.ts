import { type AnySection, roles, sectionList, sections, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CountsRepository } from '../../src/panel/counts.repository.js';
import { findListQuery } from '../../src/panel/listAddress.js';
import { figuresOf } from '../../src/panel/panel.service.js';
import { copiesOf } from '../../src/platform/database/tables/copies.js';
import { snakeCase } from '../../src/platform/database/tables/names.js';
import type { RowQuery } from '../../src/platform/database/tables/row-query.js';
import { PublishedRepository } from '../../src/publishing/published/published.repository.js';
import { PublishedChangesRepository } from '../../src/publishing/published/published-changes.repository.js';
import { HistoryRepository } from '../../src/resource/history/history.repository.js';
import { TableStore } from '../../src/resource/rows/table-store.js';
import { openTestDatabase, type TestConnection } from '../support/openTestDatabase.js';
import { mostVisited, recordStatements, type StatementRecorder } from './explain.js';
import { fillComunicados } from './fillComunicados.js';
import { fillConsultas } from './fillConsultas.js';
import { fillHistorial, someLines } from './fillHistorial.js';
import { shapesOf } from './shapes.js';

const consultas: AnySection = sections['contactanos/consultas'];
const lists = sectionList.filter(({ name }) => !['saldos', 'usuarios'].includes(name));
const publications = lists.filter(({ kind }) => kind === 'publication');
const staff = { uid: 'u', email: 'u@kantuta.test', nombre: 'Persona', rol: roles[0] };

let connection: TestConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

/** Statements of `run` that scan the whole table sequentially. */
async function fullScans(
  { statements: recorded, explain }: StatementRecorder,
  table: string,
  run: () => Promise<unknown>,
): Promise<string[]> {
  recorded.length = 0;
  await run();
  const whole: string[] = [];
  for (const statement of [...recorded]) {
    const steps = await explain(statement, []);
    const scans = steps.filter((step) => step['Node Type'] === 'Seq Scan' && step['Relation Name'] === table);
    if (scans.length > 0) whole.push(statement.text);
  }
  return whole;
}

/** Tables behind the sections that are views of a log. */
const tableOfView: Readonly<Record<string, string>> = {
  'sitio/auditoria': 'historial',
  'sitio/correos': 'correos',
  'sitio/entregas-de-avisos': 'entregas',
};

describe('index usage', () => {
  // With seqscan off, the planner uses any available index, even on a small table.
  let planned: StatementRecorder;
  beforeAll(async () => {
    planned = await recordStatements(connection.database, { enable_seqscan: 'off' });
  });
  afterAll(() => planned.close());

  it.each(lists.map((section) => [section.name, section] as const))('covers the list of %s', async (name, section) => {
    const table = tableOfView[name] ?? snakeCase(name);
    const store = new TableStore(planned.database);
    for (const [shape, query] of shapesOf(section))
      expect({ shape, whole: await fullScans(planned, table, () => store.findPage(section, query)) }).toEqual({
        shape,
        whole: [],
      });
  });

  it.each(publications.map((section) => [section.name, section] as const))(
    'covers the public list of %s',
    async (_, section) => {
      const [view, table] = [copiesOf(section), snakeCase(copiesOf(section).name)];
      const published = new PublishedRepository(planned.database);
      const readings = [
        ['page', (query: RowQuery) => published.findPage(section, query)],
        ['rows', (query: RowQuery) => published.findRows(section, query)],
      ] as const;
      expect(await fullScans(planned, table, () => published.count(section))).toEqual([]);
      for (const [shape, query] of shapesOf(view))
        for (const [reading, read] of readings) {
          const whole = await fullScans(planned, table, () => read(query));
          expect({ shape, reading, whole }).toEqual({ shape, reading, whole: [] });
        }
    },
  );

  it('covers the counts of the panel', async () => {
    const today = todayInLaPaz();
    const counts = new CountsRepository(planned.database);
    for (const section of lists)
      for (const { clave, filtro } of figuresOf(section, { uid: 'u', today, staleSince: today })) {
        const query = findListQuery(section, staff, filtro) as RowQuery;
        const whole = await fullScans(planned, snakeCase(section.name), () => counts.count([{ section, query }]));
        expect({ section: section.name, clave, whole }).toEqual({ section: section.name, clave, whole: [] });
      }
  });
});

describe('list of 30,000 rows', () => {
  const ROWS = 30_000;
  // Counts stop at 10,000 rows, plus the rows that a filter discards. Pages go no deeper than that.
  const MOST_VISITED = 11_000;
  let planned: StatementRecorder;
  beforeAll(async () => {
    planned = await recordStatements(connection.database, { enable_seqscan: 'off' });
    await fillConsultas(connection.database, ROWS);
  });
  afterAll(() => planned.close());

  const words = (text: string): [string, RowQuery] => [
    `q ${text}`,
    { equals: {}, between: {}, searchIn: consultas.table.search, text, sort: consultas.table.sort, range: [0, 24] },
  ];
  const deepest: [string, RowQuery] = [
    'the deepest page',
    { equals: {}, between: {}, searchIn: [], sort: ['creadoEn', 'DESC'], range: [9_975, 9_999] },
  ];

  const lists = [
    ...shapesOf(consultas),
    words('mensaje'),
    words('rara29999'),
    words('rara299'),
    words('nada'),
    deepest,
  ];

  it.each([...lists, words('zq')])('visits a bounded number of rows: %s', async (_, query) => {
    planned.statements.length = 0;
    await new TableStore(planned.database).findPage(consultas, query);
    for (const statement of [...planned.statements])
      expect(mostVisited(await planned.explain(statement, ['analyze']))).toBeLessThanOrEqual(MOST_VISITED);
  });

  it.each(lists)('returns the same page as a complete read: %s', async (_, query) => {
    const store = new TableStore(planned.database);
    const [page, whole] = [await store.findPage(consultas, query), await store.findAll(consultas, query)];
    const [first, last] = query.range ?? [0, 24];
    const ids: string[] = [];
    for await (const rows of whole.pages) {
      ids.push(...rows.map(({ id }) => id));
      if (ids.length > last) break;
    }
    expect(page.rows.map(({ id }) => id)).toEqual(ids.slice(first, last + 1));
    expect(page.more ? page.total < whole.total : page.total === whole.total).toBe(true);
  });
});

describe('history of one row among 30,000 lines', () => {
  const MOST_VISITED = 300;
  let planned: StatementRecorder;
  beforeAll(async () => {
    planned = await recordStatements(connection.database);
    await fillHistorial(connection.database, 10_000);
  });
  afterAll(() => planned.close());

  const { novedades } = sections;
  const reads: [string, (history: HistoryRepository) => Promise<unknown>][] = [
    ['its lines', (history) => history.find(novedades, 'n7', { limite: 50 })],
    ['its states', (history) => history.findStates(novedades, 'n7')],
    ['a version', (history) => history.findVersion(novedades, 'n7', 2)],
    ['the changed fields of a page of the audit log', (history) => history.findChangedFields(someLines(25))],
  ];
  it.each(reads)('visits a bounded number of rows: %s', async (_, run) => {
    planned.statements.length = 0;
    const found = await run(new HistoryRepository(planned.database));
    expect(found).toBeTruthy();
    for (const statement of [...planned.statements])
      expect(mostVisited(await planned.explain(statement, ['analyze']))).toBeLessThanOrEqual(MOST_VISITED);
  });
});

describe('starts and ends since a day among 30,000 public copies', () => {
  const ROWS = 30_000;
  const MOST_VISITED = 300;
  let planned: StatementRecorder;
  beforeAll(async () => {
    planned = await recordStatements(connection.database);
    await fillComunicados(connection.database, ROWS);
  });
  afterAll(() => planned.close());

  it.each([1, 30])('visit a bounded number of rows: %i days ago', async (days) => {
    const changes = new PublishedChangesRepository(planned.database);
    const today = todayInLaPaz();
    const day = addDays(today, -days);
    planned.statements.length = 0;
    const found = await changes.findDateChanges(sections.comunicados, day, `${today}T04:00:00.000Z`, 201);
    // On each day one comunicado starts and another expires.
    expect(found).toHaveLength(2 * days);
    for (const statement of [...planned.statements])
      expect(mostVisited(await planned.explain(statement, ['analyze']))).toBeLessThanOrEqual(MOST_VISITED);
  });
});
