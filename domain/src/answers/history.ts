import { z } from 'zod';

const entry = z.strictObject({
  id: z.string(),
  version: z.int(),
  accion: z.string(),
  uid: z.string().nullable().meta({ description: 'Identificador de la persona; vacío: un visitante o el sistema' }),
  email: z.string().nullable(),
  nombre: z.string().nullable().meta({ description: 'De la persona; vacío: ya no está, o no lo dijo' }),
  en: z.iso.datetime(),
  nota: z.string().nullable().meta({ description: 'Lo que dijo quien lo hizo, al enviar o devolver' }),
});
/** Value of a field before and after a change. */
export const fieldChange = z.strictObject({ campo: z.string(), antes: z.unknown(), despues: z.unknown() });

/** Audit log entry of a row: who, when, the action, and each field before and after. */
export const historyEntry = entry.extend({ cambios: z.array(fieldChange) }).meta({ id: 'Historial' });

/** Audit log of a row, newest first. */
export const historyEntries = z.array(historyEntry).meta({ description: 'Historial' });

/** Snapshot of a row in one version. */
export const rowVersion = entry
  .extend({ datos: z.record(z.string(), z.unknown()) })
  .meta({ id: 'Version', description: 'El registro en esa versión' });

export type HistoryEntry = z.output<typeof historyEntry>;
export type FieldChange = z.output<typeof fieldChange>;
export type RowVersion = z.output<typeof rowVersion>;
