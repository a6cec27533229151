import { readFileSync } from 'node:fs';
import { fields } from '@coop/domain';
import { errorsByField } from '@coop/domain/issues';
import { z } from 'zod';

/** Returns one Error with every fault of a file: its path and the rule that it breaks. */
export const faultyFile = (file: string, faults: Readonly<Record<string, string>>): Error =>
  new Error(
    [
      `No se escribió nada: el archivo ${file} no sirve.`,
      ...Object.entries(faults).map(([place, rule]) => `  ${place || 'archivo'}: ${rule}`),
    ].join('\n'),
  );

const row = z.record(z.string(), z.unknown());
/** Compared by email address, in its normalized form. */
const usuario = z.looseObject({ email: fields.email('Correo electrónico').schema() });
const gestion = z.int('Escriba un año, como 2027').min(2020, 'Desde 2020').max(2099, 'Hasta 2099');

/** Schema of the first-day file. Each section validates the rest of its rows. */
const shape = z.strictObject({
  entidad: row.optional(),
  administrador: fields.email('Administrador').schema().optional(),
  /** The staff. Each receives a link by mail to set a password, and may request another. */
  usuarios: z.array(usuario).max(500, 'Como máximo 500').default([]),
  agencias: z.array(row).max(200, 'Como máximo 200').default([]),
  gestiones: z.array(gestion).max(5, 'Como máximo 5').default([]),
  feriados: z.array(row).max(200, 'Como máximo 200').default([]),
  textos: z.boolean('Responda true o false').default(false),
});

export type FirstDay = z.output<typeof shape>;

/** Parses and validates the first-day file. Throws one Error with every fault of its shape. */
export function readFirstDay(file: string): FirstDay {
  const { data, error } = shape.safeParse(parse(file), { reportInput: true });
  if (!error) return data;
  throw faultyFile(file, errorsByField(error.issues));
}

function parse(file: string): unknown {
  try {
    // Removes the byte order mark that some editors write, which JSON.parse rejects.
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(code ? `No se puede leer ${file} (${code})` : `El archivo ${file} no es JSON: ${message}`);
  }
}
