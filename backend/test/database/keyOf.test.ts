import { sections } from '@coop/domain';
import { expect, it } from '@jest/globals';
import { PgDialect } from 'drizzle-orm/pg-core';
import { keyOf } from '../../src/platform/database/ground/tables.js';

const written = (key: ReturnType<typeof keyOf>) => new PgDialect().sqlToQuery(key);

it('is the name of a field, as written in the words of an index', () =>
  expect(written(keyOf(sections.promociones.fields, 'destacado'))).toMatchObject({ sql: "'destacado'", params: [] }));

it('a name that the section lacks does not compile', () => {
  // @ts-expect-error: promotions are not lettered.
  keyOf(sections.promociones.fields, 'destacada');
});
