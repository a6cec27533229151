import { z } from 'zod';
import { roles } from '../../language/roles.js';
import { aprobaciones } from '../publishing.js';
import { calendarioObligaciones, panel, personalNotices } from './panel.js';

/** Onboarding tasks of the user's role, and which are done. */
export const firstDayTasks = z
  .array(
    z
      .strictObject({
        clave: z.string(),
        etiqueta: z.string(),
        como: z.string(),
        hecho: z.boolean().meta({ description: 'La auditoría dice que quien pregunta ya lo hizo' }),
        enlace: z.string().meta({ description: 'Dirección en el panel de donde se hace' }),
      })
      .meta({ id: 'TareaPrimerDia' }),
  )
  .meta({ description: 'Lo que conviene hacer una vez, en ese orden' });

export type FirstDayDone = z.output<typeof firstDayTasks>[number];

/** Sort order of a list: a field and its direction. */
const orden = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);

/** Saved view of a list: its name, filter, order and columns. */
export const savedView = z
  .strictObject({
    id: z.string(),
    version: z.int(),
    seccion: z.string(),
    nombre: z.string(),
    rol: z.enum(roles).nullable().meta({ description: 'Con qué rol se comparte; sin él, es solo de quien la guardó' }),
    filtro: z.record(z.string(), z.unknown()).meta({ description: 'El de la lista de su sección' }),
    orden: orden.nullable().meta({ description: 'Sin él, el inicial de la lista' }),
    columnas: z.array(z.string()).nullable().meta({ description: 'Sin ellas, las que cada uno tenga' }),
    vale: z
      .boolean()
      .meta({ description: 'La lista todavía la entiende; si no, llega sin filtro y se puede eliminar' }),
    esSuya: z.boolean().meta({ description: 'Quien pregunta puede cambiarla y eliminarla' }),
    creadaEn: z.iso.datetime(),
  })
  .meta({ id: 'Vista', description: 'La vista guardada' });

/** Saved views of one section for the current user. */
export const savedViews = z.array(savedView).meta({
  description: 'Primero las propias, después las de su rol; quien comparte ve las de todos los roles',
});

export type SavedView = z.output<typeof savedView>;

/** Maximum length of an unsaved input as JSON; the longest form of the panel is a fifth of it. */
const LONGEST_INPUT = 400_000;
/** Escapes in JSON that jsonb rejects: NUL and lone surrogates. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Input of a form that was not saved: the fields changed, and the version of the row that the form shows. */
export const valoresSinGuardar = z
  .strictObject({
    version: z.int32().min(1).nullable().meta({ description: 'Ninguna si el registro es nuevo' }),
    valores: z
      .record(z.string(), z.unknown())
      .refine((values) => !UNSTORABLE.test(JSON.stringify(values)), 'Contiene caracteres que no se pueden guardar')
      .refine((values) => JSON.stringify(values).length <= LONGEST_INPUT, 'Lo escrito es demasiado largo')
      .meta({ description: 'Los campos cambiados, por su nombre' }),
  })
  .meta({ description: 'Lo que se escribió en un formulario' });

export const escritoSinGuardar = valoresSinGuardar
  .extend({ en: z.iso.datetime() })
  .meta({ id: 'EscritoSinGuardar', description: 'Lo que se escribió en un formulario y no se guardó' });

export const loSinGuardar = z
  .strictObject({ escrito: escritoSinGuardar.nullable() })
  .meta({ description: 'Lo escrito, si lo hay' });

export type EscritoSinGuardar = z.output<typeof escritoSinGuardar>;

/** All parts of the panel's home page in one response; each has the shape of its own endpoint. */
export const inicio = z
  .strictObject({
    panel,
    avisos: personalNotices,
    aprobaciones,
    obligaciones: calendarioObligaciones,
    primerDia: firstDayTasks,
    vistas: savedViews.nullable().meta({ description: 'De la sección que se pide; ninguna si no se pide una' }),
    papelera: z
      .int()
      .nullable()
      .meta({ description: 'Cuántos registros eliminados tiene esa sección, si quien pregunta puede eliminar' }),
  })
  .meta({ description: 'Con qué comienza el panel' });

export type Inicio = z.output<typeof inicio>;
