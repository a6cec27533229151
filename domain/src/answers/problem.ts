import { z } from 'zod';
import { fileUses } from './archivo.js';

/** Every error of the API: code → status and title. */
export const problems = {
  no_autenticado: [401, 'Inicie sesión para continuar'],
  reautenticacion_requerida: [401, 'Ingrese su contraseña otra vez para continuar'],
  sin_permiso: [403, 'No tiene permiso'],
  no_encontrado: [404, 'No encontrado'],
  metodo_no_permitido: [405, 'Método no permitido'],
  tiempo_agotado: [408, 'El envío tardó demasiado'],
  conflicto: [409, 'Otro usuario modificó este registro'],
  clave_en_curso: [409, 'Lo que se pidió con esa clave todavía se atiende'],
  peticion_invalida: [400, 'La petición no es válida'],
  largo_requerido: [411, 'Falta el largo del contenido'],
  precondicion_fallida: [412, 'Otro usuario modificó este registro'],
  demasiado_grande: [413, 'La petición es demasiado grande'],
  tipo_no_admitido: [415, 'El tipo de contenido no es admitido'],
  datos_invalidos: [422, 'Revise los datos'],
  transicion_invalida: [422, 'Esa acción no es posible ahora'],
  clave_reutilizada: [422, 'Esa clave ya se usó para pedir otra cosa'],
  lote_rechazado: [422, 'No se cambió ningún registro'],
  archivo_invalido: [422, 'El archivo no es válido'],
  archivo_en_uso: [422, 'El archivo está en uso: no se puede eliminar'],
  reto_requerido: [428, 'Falta la prueba de que no es un programa'],
  version_requerida: [428, 'Falta la versión del registro'],
  demasiados_envios: [429, 'Demasiados envíos'],
  error_interno: [500, 'Ocurrió un error'],
  no_disponible: [503, 'El servicio no está disponible por el momento'],
} as const;

export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems) as ProblemCode[];

/** Challenge that a client solves before a submission: a proof of work and, if configured, a CAPTCHA widget. */
const challenge = z.strictObject({
  altcha: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      expiresAt: z.int().optional(),
    }),
    signature: z.string().optional(),
  }),
  turnstile: z.string().optional().meta({ description: 'La clave del sitio' }),
});

/** RFC 9457 problem details: Spanish title and detail, and a code from a closed list. */
export const problem = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    message: z.string().meta({ description: 'Lo mismo que `detail`, donde lo leen los clientes de react-admin' }),
    codigo: z.enum(problemCodes),
    errors: z.record(z.string(), z.string()).optional().meta({
      description: 'Mensajes por campo (`titulo`, `fotos.0.imagen`); el vacío es el registro entero',
    }),
    roles: z.array(z.string()).optional().meta({ description: 'Los roles que sí pueden' }),
    actual: z.looseObject({ id: z.string() }).optional().meta({
      description: 'El registro como está ahora, cuando otro lo modificó (409 y 412); nada a un sistema sin «leer»',
    }),
    permitidas: z.array(z.string()).optional().meta({ description: 'Las acciones que sí son posibles' }),
    reintentarEn: z.int().optional().meta({ description: 'Segundos que hay que esperar' }),
    reto: challenge.optional().meta({
      description: 'Lo que hay que resolver antes de enviar lo mismo otra vez (428)',
    }),
    partes: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'Lo que el servidor necesita, cada parte `ok` o `falla`' }),
    usos: fileUses.optional(),
    fallas: z
      .array(z.strictObject({ id: z.string(), titulo: z.string(), errores: z.record(z.string(), z.string()) }))
      .optional()
      .meta({ description: 'De una orden para varios registros: los que no la admiten' }),
    id: z.string().optional().meta({ description: 'Número que identifica el error en el registro (solo 5xx)' }),
  })
  .meta({ id: 'Problema', description: 'Error' });

export type ProblemAnswer = z.output<typeof problem>;
export type Reto = z.output<typeof challenge>;
