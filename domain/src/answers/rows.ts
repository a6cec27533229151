import { z } from 'zod';

/** Incremental sync of a section: each changed row once, in its current version. */
export const changes = z
  .strictObject({
    registros: z.array(z.looseObject({ id: z.string() })),
    eliminados: z.array(z.strictObject({ id: z.string(), eliminadoEn: z.iso.datetime() })),
    hayMas: z.boolean().meta({ description: 'Si queda algo más: pida de inmediato con `cursor`' }),
    cursor: z.string().meta({ description: 'Para `desde`, la próxima vez' }),
  })
  .meta({ description: 'Lo que cambió' });

export type Changes = z.output<typeof changes>;

/** Initial values of a new row, copied from another. Writes nothing. */
export const copy = z
  .strictObject({
    titulo: z.string().meta({ description: 'Cómo se llama el registro del que sale' }),
    valores: z.record(z.string(), z.unknown()).meta({ description: 'Con lo que empieza el nuevo' }),
  })
  .meta({ id: 'Copia', description: 'Lo que un registro nuevo toma de este' });

export type Copy = z.output<typeof copy>;

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

const proposal = z.strictObject({
  valores: z.record(z.string(), z.unknown()),
  nota: z.string().meta({ description: 'Lo que debe saber quien la da' }),
});

/** Orders available in the current state of a row. */
export const orderAnswers = z
  .array(
    z
      .strictObject({
        orden: z.string(),
        impedimento: z.string().nullable().meta({ description: 'Por qué se rechazaría: todo lo que falta, en frases' }),
        propuesta: proposal.nullable().meta({ description: 'Valores con los que puede darse' }),
      })
      .meta({ id: 'Orden' }),
  )
  .meta({ description: 'Órdenes' });

export type OrderAnswer = z.output<typeof orderAnswers>[number];
/** Suggested values of an order, with notes for the user. */
export type Proposal = z.output<typeof proposal>;

/** Soft-deleted row: its title, when it was deleted and by whom. */
export const deletedRow = z
  .strictObject({
    id: z.string(),
    titulo: z.string(),
    eliminadoEn: z.iso.datetime(),
    eliminadoPor: z.string().nullable().meta({ description: 'Identificador de la persona' }),
  })
  .meta({ id: 'Eliminado', description: 'Registros eliminados' });

/** Identifier of the affected row or file. */
export const removedId = z.strictObject({ id: z.string() }).meta({ description: 'Hecho' });

export type DeletedRow = z.output<typeof deletedRow>;
export type RemovedId = z.output<typeof removedId>;
