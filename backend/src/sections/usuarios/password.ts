import { fields } from '@coop/domain';
import { z } from 'zod';

const SHORTEST = 12;
const LONGEST = 256;

export const forgottenSchema = z.strictObject({
  correo: fields.email('Correo electrónico').schema(),
});

export const newPassword = z.strictObject({
  codigo: z.string().min(1).max(100),
  clave: z
    .string()
    .min(SHORTEST, `La contraseña debe tener al menos ${SHORTEST} caracteres`)
    .max(LONGEST, `La contraseña puede tener hasta ${LONGEST} caracteres`),
});

export type NewPassword = z.output<typeof newPassword>;
