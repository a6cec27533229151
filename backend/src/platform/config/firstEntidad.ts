import { readFileSync } from 'node:fs';
import { type Entidad, entidadDeDemostracion } from '@coop/domain/entidad';
import { entidadEnPreparacion } from '@coop/domain/entidadEnPreparacion';
import { errorsByField } from '@coop/domain/issues';
import { z } from 'zod';
import type { Config } from './settings.js';

const https = z.url({ protocol: /^https$/, error: 'debe ser una dirección https' });
const text = z.string().trim().min(1);
const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'debe ser un color como #0b4f8a');

type FromThePanel = 'logos' | 'imagenSocial' | 'privacidad' | 'enPreparacion';

const fileSchema = z.strictObject({
  nombre: text,
  nombreCorto: text,
  lema: text,
  nit: text.nullable().default(null),
  licencia: text.nullable().default(null),
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
  cuentas: z
    .array(
      z.strictObject({
        banco: text,
        numero: text,
        moneda: z.enum(['BOB', 'USD']),
        titular: text.nullable().default(null),
      }),
    )
    .default([]),
  colores: z
    .strictObject({ principal: color, acento: color.nullable().default(null) })
    .nullable()
    .default(null),
  motivo: z.enum(['aguayo', 'ninguno']).default('aguayo'),
  pie: text.nullable().default(null),
  demostracion: z.boolean(),
}) satisfies z.ZodType<Omit<Entidad, FromThePanel>>;

/** Reads the entidad from a file. Throws an Error that lists its faults. */
export function readEntidad(file: string): Entidad {
  const result = fileSchema.safeParse(readJson(file), { reportInput: true });
  if (result.success)
    return {
      ...result.data,
      logos: { claro: null, oscuro: null, cuadrado: null },
      imagenSocial: null,
      privacidad: { consentimiento: null, versiones: [] },
      enPreparacion: false,
    };
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

/** Returns the entidad until the panel publishes one. The program, not the file, decides what is a demo. */
export function firstEntidad({ ENTIDAD_ARCHIVO, NODE_ENV }: Pick<Config, 'ENTIDAD_ARCHIVO' | 'NODE_ENV'>): Entidad {
  const initial = NODE_ENV === 'production' ? entidadEnPreparacion : entidadDeDemostracion;
  const configured = ENTIDAD_ARCHIVO ? readEntidad(ENTIDAD_ARCHIVO) : initial;
  return NODE_ENV === 'test' ? configured : { ...configured, demostracion: NODE_ENV === 'development' };
}
