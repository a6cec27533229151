import { type AnySection, type Field, isNullable, traitsOf } from '@coop/domain';
import { filterableFields, sortableFields } from '../../src/platform/database/tables/listedFields.js';
import type { RowQuery } from '../../src/platform/database/tables/row-query.js';
import { listQuery, rowQueryOf } from '../../src/resource/rows/api/listQuery.js';

/** Every list query that the description of a section allows, with a name. */
export function shapesOf(section: AnySection): [string, RowQuery][] {
  const query = listQuery(section);
  const listQueryOf = (list: object) =>
    rowQueryOf(
      section,
      query.parse(
        Object.fromEntries(
          Object.entries({ range: [0, 24], ...list }).map(([key, value]) => [key, JSON.stringify(value)]),
        ),
      ),
    );
  return [
    ['as it opens', listQueryOf({})],
    ...sortableFields(section).flatMap((name): [string, RowQuery][] => [
      [`${name} ↑`, listQueryOf({ sort: [name, 'ASC'] })],
      [`${name} ↓`, listQueryOf({ sort: [name, 'DESC'] })],
    ]),
    ...filterableFields(section).flatMap((name) =>
      filtersBy(section, name).map((filter): [string, RowQuery] => [JSON.stringify(filter), listQueryOf({ filter })]),
    ),
  ];
}

/** Valid values of numbers with their own bounds. */
const MIDDLE: Readonly<Record<string, number>> = { gestion: 2026 };

function filtersBy(section: AnySection, name: string): object[] {
  const field = section.fields[name] as Field;
  const { holds } = traitsOf(field);
  const currency = field.currencyField ? { [field.currencyField]: 'BOB' } : {};
  if (holds === 'moment' || holds === 'day')
    return [{ [`${name}_desde`]: '2026-01-01' }, { [`${name}_hasta`]: '2026-01-01' }];
  if (holds === 'number')
    return [{ [`${name}_desde`]: field.kind === 'integer' ? (MIDDLE[name] ?? 1) : '1', ...currency }];
  if (field.kind === 'boolean') return [{ [name]: true }];
  const [value] = Object.keys(field.flow?.states ?? field.choices ?? {});
  if (value) return Object.keys(field.flow?.states ?? field.choices ?? {}).map((one) => ({ [name]: one }));
  if (field.kind === 'reference') return [{ [name]: '0190a6a2-0000-7000-8000-000000000000' }];
  if (field.kind === 'email') return [{ [name]: 'nadie@kantuta.test' }];
  if (name === 'numeroSocio') return [{ numeroSocio: '12345' }];
  if (name === 'ruta') return [{ ruta: '/nada' }];
  return [{ [name]: 'nada' }, ...(isNullable(field) ? [{ [name]: [null] }] : [])];
}
