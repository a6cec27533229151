import { readFileSync } from 'node:fs';
import { fields } from '@coop/domain';
import { errorsByField } from '@coop/domain/issues';
import { z } from 'zod';
import { faultyFile } from './faultyFile.js';

const row = z.record(z.string(), z.unknown());
/** Told apart by their address, in its one form. */
const usuario = z.looseObject({ email: fields.email('Correo electrónico').schema() });
const gestion = z.int('Escriba un año, como 2027').min(2020, 'Desde 2020').max(2099, 'Hasta 2099');

/** What the file of a first day may say; of each row its section says the rest. */
const shape = z.strictObject({
  /** Who the cooperative is, with the fields of Sitio › Entidad. */
  entidad: row.optional(),
  /** The address of the first administrador. */
  administrador: fields.email('Administrador').schema().optional(),
  /** The staff: each is written the link that sets a password, and may ask for another. */
  usuarios: z.array(usuario).max(500, 'Como máximo 500').default([]),
  agencias: z.array(row).max(200, 'Como máximo 200').default([]),
  /** Years whose holidays are known by rule. */
  gestiones: z.array(gestion).max(5, 'Como máximo 5').default([]),
  /** Those that a decree added. */
  feriados: z.array(row).max(200, 'Como máximo 200').default([]),
  /** Whether the texts to start from are brought. */
  textos: z.boolean('Responda true o false').default(false),
});

export type FirstDay = z.output<typeof shape>;

/** Reads the file of a first day; throws one Error with every fault of its shape. */
export function readFirstDay(file: string): FirstDay {
  const { data, error } = shape.safeParse(parse(file), { reportInput: true });
  if (!error) return data;
  throw faultyFile(file, errorsByField(error.issues));
}

function parse(file: string): unknown {
  try {
    // Some editors begin a text with a mark that no parser of JSON takes.
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(code ? `No se puede leer ${file} (${code})` : `El archivo ${file} no es JSON: ${message}`);
  }
}
