import { readFileSync } from 'node:fs';
import { type Entidad, entidadDeDemostracion } from '@coop/domain/entidad';
import { errorsByField } from '@coop/domain/issues';
import { z } from 'zod';

const https = z.url({ protocol: /^https$/, error: 'debe ser una dirección https' });
const text = z.string().trim().min(1);

const entidadSchema = z.strictObject({
  nombre: text,
  nombreCorto: text,
  lema: text,
  telefonoGratuito: text.nullable(),
  horarioTelefono: text.nullable().default(null),
  bloqueoTarjetas: z.strictObject({ telefono: text, horario: text }).nullable().default(null),
  whatsapp: z
    .string()
    .regex(/^\d{8,15}$/, 'solo dígitos, con el código del país')
    .nullable(),
  bancaEnLinea: https.nullable(),
  correo: z.email().nullable(),
  redes: z.array(z.strictObject({ nombre: text, url: https })),
  direccion: text,
  ciudad: text,
  horario: text,
  supervision: text,
  defensoria: z.strictObject({ nombre: text, telefono: text }),
  demostracion: z.boolean(),
}) satisfies z.ZodType<Entidad>;

/** The brand of the file, or the demonstration's when there is none. Throws an Error that lists what is wrong in the file. */
export function readEntidad(file: string | undefined): Entidad {
  if (!file) return entidadDeDemostracion;
  const result = entidadSchema.safeParse(readJson(file), { reportInput: true });
  if (result.success) return result.data;
  const faults = Object.entries(errorsByField(result.error.issues)).map(([name, message]) => `${name}: ${message}`);
  throw new Error(`el archivo ${file} no describe a la entidad:\n    ${faults.join('\n    ')}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(code ? `no se puede leer ${file} (${code})` : `el archivo ${file} no es JSON`, { cause: error });
  }
}
