import { type Field, isAuthored, sections } from '@coop/domain';
import { snakeCase } from '../../../platform/database/tables/names.js';
import { invalidFile } from '../../../resource/files/content/invalidFile.js';

const fields = Object.entries<Field>(sections.saldos.fields).filter(([, field]) => isAuthored(field));

/** What each column of the file is called → the field it fills. A Map: on an object, `constructor` would seem to be one. */
const fieldNames: ReadonlyMap<string, string> = new Map([
  ...fields.map(([name]) => [folded(name), name] as const),
  ['numerocuentaoperacion', 'numeroOperacion'],
]);

/** The columns that a file of balances has, in the order of the description, those that it must have first told apart. */
export const columnNames = fields.map(([name, { presence }]) => ({
  name: snakeCase(name),
  required: presence === 'required',
}));

const MOST_NAMED = 10;

/** The field of each column, by the first line of the file; throws a 422 that names what is unknown, repeated or missing. */
export function readHeadings(cells: readonly string[]): string[] {
  const named = cells.map((cell) => [cell, fieldNames.get(folded(cell))] as const);
  const unknown = named.filter(([, name]) => name === undefined).map(([cell]) => cell);
  const names = named.flatMap(([, name]) => name ?? []);
  const repeated = names.filter((name, at) => names.indexOf(name) !== at);
  const missing = fields.filter(([name, { presence }]) => presence === 'required' && !names.includes(name));
  const faults = [
    ['Columnas que no se reconocen', unknown],
    ['Columnas repetidas', repeated.map(snakeCase)],
    ['Columnas que faltan', missing.map(([name]) => snakeCase(name))],
  ] as const;
  const said = faults.flatMap(([what, list]) => (list.length > 0 ? [`${what}: ${listed(list)}.`] : []));
  if (said.length > 0) throw invalidFile(said.join(' '));
  return names;
}

/** `numero_socio`, `Numero Socio` and `numeroSocio` are one. */
function folded(heading: string): string {
  return heading.toLowerCase().replace(/[\s_-]/g, '');
}

const listed = (names: readonly string[]) =>
  [
    ...names.slice(0, MOST_NAMED).map((name) => name.trim().slice(0, 40) || '(sin nombre)'),
    ...(names.length > MOST_NAMED ? [`y ${names.length - MOST_NAMED} más`] : []),
  ].join(', ');
