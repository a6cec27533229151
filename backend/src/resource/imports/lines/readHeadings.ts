import { plainName } from '@coop/domain/cellValue';
import { invalidFile } from '../../files/content/invalidFile.js';

/** An accepted column: its field, its label in messages, and alternative headings. */
export type Heading = { field: string; said: string; required: boolean; also?: readonly string[] };

const MAX_NAMED = 10;

/** A field and its column index in the file, from 0. */
export type PlacedField = { field: string; at: number };
type IsPassedOver = (heading: string, at: number) => boolean;

/** Maps the header line to fields. Throws a 422 that names unknown, repeated or missing columns. */
export function readHeadings(
  cells: readonly (string | null)[],
  headings: readonly Heading[],
  aviso: string | null = null,
  isPassedOver: IsPassedOver = () => false,
): PlacedField[] {
  // A Map, since a plain object would match `constructor`.
  const fieldNames = new Map(
    headings.flatMap(({ field, said, also = [] }) =>
      [field, said, ...also].map((name) => [normalizeHeading(name), field]),
    ),
  );
  const saidOf = (name: string) => headings.find(({ field }) => field === name)?.said ?? name;
  const placed: PlacedField[] = [];
  const unknown: string[] = [];
  for (const [at, cell] of cells.map((one) => one ?? '').entries()) {
    const field = fieldNames.get(normalizeHeading(cell));
    if (field !== undefined) placed.push({ field, at });
    else if (!isPassedOver(cell, at)) unknown.push(cell);
  }
  const names = placed.map(({ field }) => field);
  const repeated = names.filter((name, at) => names.indexOf(name) !== at);
  const missing = headings.filter(({ field, required }) => required && !names.includes(field));
  const faults = [
    ['Columnas que no se reconocen', unknown],
    ['Columnas repetidas', repeated.map(saidOf)],
    ['Columnas que faltan', missing.map(({ said }) => said)],
  ] as const;
  const told = faults.flatMap(([what, list]) => (list.length > 0 ? [`${what}: ${listed(list)}.`] : []));
  if (placed.length === 0)
    told.push('La primera fila que se lee debe tener los encabezados: quite lo que esté encima.');
  if (told.length > 0) throw invalidFile([...told, ...(aviso ? [aviso] : [])].join(' '));
  return placed;
}

/** `numero_socio`, `Número Socio`, `numeroSocio` and «Número socio *» are one. */
export const normalizeHeading = (heading: string): string => plainName(heading).replace(/\(?\*\)?|[\s_-]/g, '');

const listed = (names: readonly string[]) =>
  [
    ...names.slice(0, MAX_NAMED).map((name) => name.trim().slice(0, 40) || '(sin nombre)'),
    ...(names.length > MAX_NAMED ? [`y ${names.length - MAX_NAMED} más`] : []),
  ].join(', ');
