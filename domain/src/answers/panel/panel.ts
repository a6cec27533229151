import { z } from 'zod';
import { tonos } from '../../language/figure.js';
import { roles } from '../../language/roles.js';

const enlace = z.string().meta({ description: 'Dirección en el panel de la lista con ese mismo filtro' });

const figure = z.strictObject({
  clave: z.string(),
  seccion: z.string(),
  etiqueta: z.string(),
  cantidad: z.int(),
  hayMas: z.literal(true).optional().meta({ description: 'Hay más de las que se contaron' }),
  tono: z.enum(tonos).meta({ description: 'Atrasado, por vencer, de alguien, o solo para saber' }),
  enlace,
});
const apartado = z
  .strictObject({ por: z.string(), en: z.iso.datetime() })
  .meta({ description: 'Quién dijo que no hace falta, y cuándo' });
const paso = z.strictObject({
  clave: z.string().meta({ description: 'Con ella se aparta' }),
  seccion: z.string().meta({ description: 'La sección que lo hace; su clave, si no es de ninguna' }),
  etiqueta: z.string(),
  motivo: z.string().nullable().meta({ description: 'Qué depende de él' }),
  hecho: z.boolean(),
  hay: z.int().meta({ description: 'Cuántos registros ya lo hacen' }),
  hacenFalta: z.int(),
  porTraer: z.boolean().meta({ description: 'Hay textos para empezar que todavía no se trajeron' }),
  apartar: z.string().nullable().meta({ description: 'Cómo se llama apartarlo, si se puede: `No corresponde`' }),
  apartado: apartado.nullable(),
  enlace: z.string().meta({ description: 'Dirección en el panel de donde se hace' }),
});

/** Result of a test e-mail that a user sent to themselves. */
export const pruebaCorreo = z
  .strictObject({
    para: z.string(),
    entregado: z.boolean(),
    respuesta: z.string().meta({ description: 'Lo que dijo quien lo recibió, o por qué no salió' }),
  })
  .meta({ id: 'PruebaCorreo', description: 'Qué pasó con el correo de prueba' });

/** Number of starter drafts added to each section. */
export const textosPuestos = z
  .array(z.strictObject({ seccion: z.string(), etiqueta: z.string(), puestos: z.int() }))
  .meta({ id: 'TextosPuestos', description: 'Lo que se agregó; vacío si ya se habían traído' });
const notice = z.strictObject({
  clave: z.string(),
  seccion: z.string(),
  etiqueta: z.string(),
  enlace: z.string().meta({ description: 'A dónde ir; vacío si se corrige fuera del panel' }),
  accion: z.string().optional().meta({ description: 'Qué se hace allí, si no es ver una lista o crear lo que falta' }),
});

/** Personal notice and whether the user has read it. */
const personalNotice = notice
  .extend({
    en: z.iso.datetime().nullable().meta({ description: 'Desde cuándo, si se sabe' }),
    leido: z.boolean(),
  })
  .meta({ id: 'AvisoPersonal' });

export const personalNotices = z
  .array(personalNotice)
  .meta({ description: 'Lo que le concierne a quien pide; primero lo que no leyó' });

/** Stage of an occurrence: not yet due, within its notice period, due today, overdue, or fulfilled. */
export const etapasObligacion = ['pendiente', 'por_vencer', 'vence_hoy', 'vencida', 'cumplida'] as const;

const cumplimiento = z.strictObject({
  sola: z.boolean().meta({ description: 'Se supo por lo publicado o presentado; nadie la marcó' }),
  fecha: z.iso.date().nullable(),
  por: z.string().nullable().meta({ description: 'Nombre de quien la marcó' }),
  nota: z.string().nullable(),
});

/** Occurrence of an obligation on its due date. */
export const ocurrencia = z
  .strictObject({
    obligacion: z.string().meta({ description: 'Identificador de la obligación' }),
    nombre: z.string(),
    norma: z.string().nullable(),
    seccion: z.string().nullable(),
    periodo: z
      .string()
      .meta({ description: 'Con él se marca cumplida: `2026-11`, `2026-T4`, `2026-S2`, `2026` o su fecha' }),
    periodoNombre: z.string().nullable(),
    vence: z.iso.date(),
    estimado: z.boolean().meta({ description: 'Faltan feriados por cargar: la fecha no es segura' }),
    etapa: z.enum(etapasObligacion),
    responsable: z.enum(roles),
    persona: z
      .string()
      .nullable()
      .meta({ description: 'Nombre de la persona responsable; ninguno: todas las del rol' }),
    cumplida: cumplimiento.nullable(),
    puedeMarcar: z.boolean().meta({ description: 'Quien pregunta la puede marcar, o desmarcar si la marcaron' }),
    enlace: z.string().nullable().meta({ description: 'Dirección en el panel de su sección, si su rol la lee' }),
  })
  .meta({ id: 'Ocurrencia', description: 'Una vez que vence una obligación' });

/** Calendar of obligations that the user may read. */
export const calendarioObligaciones = z.array(ocurrencia).meta({
  description: 'Lo vencido sin cumplir, lo que vence en los próximos meses y lo cumplido hace poco, por fecha',
});

/** Data of the panel's home page. */
export const panel = z
  .strictObject({
    cifras: z.array(figure),
    avisos: z
      .array(notice)
      .meta({ description: 'Lo que falta: listas que están vacías y no deberían, datos que envejecieron' }),
    obligaciones: z.array(ocurrencia).meta({
      description: 'Las que vencieron o están por vencer, de las que responde o debe saber; primero lo vencido',
    }),
    pasos: z.array(paso).meta({
      description:
        'Para administrador, con lo que una instalación nueva empieza; ninguno una vez que todo está hecho o apartado',
    }),
  })
  .meta({ description: 'Lo que espera' });

export type Panel = z.output<typeof panel>;
/** Number of rows in the list at `enlace`, counted up to a limit. */
export type Figure = z.output<typeof figure>;
/** Notice of something missing. */
export type Notice = z.output<typeof notice>;
export type PersonalNotice = z.output<typeof personalNotice>;
/** Setup step of a new installation, and whether it is done. */
export type Paso = z.output<typeof paso>;
export type PruebaCorreo = z.output<typeof pruebaCorreo>;
export type TextosPuestos = z.output<typeof textosPuestos>;
export type Ocurrencia = z.output<typeof ocurrencia>;

/** Kinds of staff e-mail that each user may turn off. Overdue notices cannot be turned off. */
export const clasesDeCorreo = ['resumen', 'nuevos', 'asignaciones', 'documentos', 'plazos', 'aprobaciones'] as const;

export type ClaseDeCorreo = (typeof clasesDeCorreo)[number];

/** Kinds of e-mail that a user has turned off. */
export const correosPropios = z
  .strictObject({
    apagados: z
      .array(z.enum(clasesDeCorreo, 'Elija una clase de correo'), 'Escriba una lista de clases')
      .max(clasesDeCorreo.length, `Máximo ${clasesDeCorreo.length} clases`)
      .meta({ description: 'Las clases de correo que no le llegan' }),
  })
  .meta({ id: 'CorreosPropios', description: 'Qué avisos le llegan por correo a quien pide' });

export type CorreosPropios = z.output<typeof correosPropios>;

/** Global search results for staff, across sections. */
export const lookupResults = z
  .array(
    z
      .strictObject({
        seccion: z.string(),
        id: z.string(),
        tipo: z.string().meta({ description: 'Qué es: Reclamo, Promoción…' }),
        titulo: z.string(),
        estado: z.string().nullable(),
        url: z.string().meta({ description: 'Su página en el panel' }),
      })
      .meta({ id: 'Hallado' }),
  )
  .meta({ description: 'Lo hallado en las secciones que su rol lee, ocho de cada una como máximo' });

export type LookupResult = z.output<typeof lookupResults>[number];

/**
 * Changed rows of a section, each with its current version. Names no rows when there are too many or the user may not
 * read them.
 */
export const cambioDeFilas = z.strictObject({
  seccion: z.string(),
  registros: z.array(z.strictObject({ id: z.string(), version: z.int() })),
  propio: z.boolean().meta({ description: 'Lo cambió quien escucha' }),
});

/** Presence: other users who have a row open. */
export const acompanantes = z.strictObject({
  seccion: z.string(),
  registro: z.string(),
  personas: z.array(
    z.strictObject({
      nombre: z.string(),
      haciendo: z.string().nullable().meta({ description: 'La orden que está escribiendo, o ninguna' }),
    }),
  ),
});

export type CambioDeFilas = z.output<typeof cambioDeFilas>;
export type Acompanantes = z.output<typeof acompanantes>;
export type Acompanante = Acompanantes['personas'][number];

/** Events of the panel's live stream, by event name. */
export type LiveEvents = {
  cambio: CambioDeFilas;
  /** Presence on a row changed. */
  presencia: Acompanantes;
  /** The user read notices in another tab or device. */
  avisos: object;
  /** Full refresh: anything may have changed. */
  todo: object;
};
