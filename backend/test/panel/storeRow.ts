import { type AnyRow, type AnySection, type Field, sections } from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import { DATABASE, type Database } from '../../src/platform/database/database.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { completeRow } from '../../src/resource/rows/completeRow.js';
import type { TestApp } from '../support/startApp.js';

/** Inserts a row into the table of a section. Generates required fields and the rows that they reference; `values` override them. */
export async function storeRow(test: TestApp, name: keyof typeof sections, values: object = {}): Promise<AnyRow> {
  const section: AnySection = sections[name];
  const row: AnyRow = {
    ...completeRow(section, await requiredValues(test, section, values), null, new Date()),
    ...values,
  };
  if ('slug' in row) row.slug ??= `fila-${row.id}`;
  if ('codigo' in row) row.codigo ??= row.id.slice(-12);
  if ('veces' in row) {
    // A counter is unique by its text, or by its path and day.
    const key = 'texto' in row ? { texto: row.id } : { direccion: row.id, dia: dayInLaPaz(row.creadoEn) };
    Object.assign(row, { ...key, veces: 1, ultimaVez: row.creadoEn });
  }
  if ('fechaRecepcion' in row) row.fechaRecepcion ??= dayInLaPaz(row.creadoEn);
  await test.app
    .get<Database>(DATABASE, { strict: false })
    .insert(tables[name])
    .values(row as never);
  return row;
}

async function requiredValues(test: TestApp, { fields, example }: AnySection, given: object) {
  const values: Record<string, unknown> = {};
  const missing = Object.entries<Field>(fields).filter(
    ([name, { presence }]) => presence === 'required' && !(name in given),
  );
  for (const [name, field] of missing)
    if (field.by) values[name] = example?.[name];
    else if (field.kind === 'reference') values[name] = (await storeRow(test, field.to as keyof typeof sections)).id;
    else values[name] = sampleValue(field);
  return values;
}

function sampleValue(field: Field): unknown {
  if ('choices' in field) return Object.keys(field.choices as object)[0];
  if (/^(money|percent|decimal)$/.test(field.kind)) return '1.00';
  const byKind: Record<string, unknown> = {
    boolean: true,
    date: '2026-01-31',
    dateTime: '2026-01-31T16:00:00.000Z',
    integer: 1,
    rows: [],
    texts: [],
    references: [],
  };
  return byKind[field.kind] ?? 'Texto de prueba';
}
