import { z } from 'zod';
import { fieldChange } from './rows.js';

const line = z.strictObject({
  fila: z.int().meta({ description: 'Su número en el archivo; los encabezados son la 1' }),
  accion: z
    .enum(['crear', 'actualizar', 'ninguna', 'corregir'])
    .meta({ description: '`ninguna`: ya dice lo mismo. `corregir`: algo de ella se rechaza; vea `fallas`' }),
  titulo: z.string().meta({ description: 'Cómo se llama el registro; vacío en lo que se corrige' }),
  valores: z
    .record(z.string(), z.unknown())
    .meta({ description: 'Como se guardarían; en lo que se corrige, como se escribieron' }),
  cambios: z.array(fieldChange).meta({ description: 'De lo que se actualiza: qué decía y qué diría' }),
});

const fault = z.strictObject({
  fila: z.int(),
  celda: z.string().meta({ description: 'Por ejemplo C4; vacía: toda la fila' }),
  campo: z.string(),
  columna: z.string().meta({ description: 'Su encabezado' }),
  valor: z.string().meta({ description: 'Lo que dice, hasta 100 caracteres' }),
  mensaje: z.string().meta({ description: 'La regla que no cumple' }),
});

/** Dry run of a spreadsheet import: each line's effect and every rejected cell. Writes nothing. */
export const importReview = z
  .strictObject({
    huella: z.string().meta({ description: 'De lo que se escribiría: la importación la trae de vuelta' }),
    columnas: z.array(z.strictObject({ campo: z.string(), etiqueta: z.string() })),
    filas: z.array(line),
    fallas: z.array(fault).meta({ description: 'Todas las celdas que no se admiten; con una, no se importa nada' }),
    aviso: z.string().nullable().meta({ description: 'De un libro con varias hojas con datos, cuál se lee' }),
  })
  .meta({ id: 'RevisionDeImportacion', description: 'Lo que el archivo escribiría' });

export type ImportReview = z.output<typeof importReview>;
export type ImportLine = z.output<typeof line>;
export type ImportFault = z.output<typeof fault>;

/** Result of an import. */
export const importResult = z
  .strictObject({ creados: z.int(), actualizados: z.int(), sinCambios: z.int() })
  .meta({ id: 'Importacion', description: 'Cuántos registros se escribieron' });

export type ImportResult = z.output<typeof importResult>;
