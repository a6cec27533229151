import { sections } from '@coop/domain';
import { expect, it } from '@jest/globals';
import { PgDialect } from 'drizzle-orm/pg-core';
import { keyOf } from '../../src/platform/database/ground/tables.js';

const written = (key: ReturnType<typeof keyOf>) => new PgDialect().sqlToQuery(key);

it('keyOf returns the field name as written in index expressions', () =>
  expect(written(keyOf(sections.promociones.fields, 'destacado'))).toMatchObject({ sql: "'destacado'", params: [] }));

it('keyOf rejects an unknown field at compile time', () => {
  // @ts-expect-error: promotions are not lettered.
  keyOf(sections.promociones.fields, 'destacada');
});
