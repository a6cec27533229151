import {
  type AnyRow,
  type AnySection,
  type Field,
  type Fields,
  findSection,
  isAuthored,
  isInternal,
  type SectionName,
} from '@coop/domain';
import type { Leer } from '../reading/leer';
import { type Options, optionsKey } from './description/describe';

/** Maximum rows of one public request. */
const MAX_ROWS = 200;

/** Reads the options of each reference field: the published rows of the target section, in its list order. */
export async function readOptions(leer: Leer, section: AnySection): Promise<Options> {
  const input = new Map(referencesIn(section.fields).map((field) => [optionsKey(field), field]));
  const read = [...input].map(async ([key, field]) => [key, await readTarget(leer, field)] as const);
  return Object.fromEntries(await Promise.all(read));
}

const referencesIn = (fields: Fields): Field[] =>
  Object.values<Field>(fields)
    .filter((field) => isAuthored(field) && !isInternal(field))
    .flatMap((field) => (field.fields ? referencesIn(field.fields) : field.to ? [field] : []));

async function readTarget(leer: Leer, { to = '', by = 'id' }: Field): Promise<[valor: string, texto: string][]> {
  const target = findSection(to);
  const rows: readonly Record<string, unknown>[] = await leer.filas(to as SectionName, { range: [0, MAX_ROWS - 1] });
  return rows.map((row) => [String(row[by]), target?.title(row as AnyRow) ?? '']);
}
