import { HttpException } from '@nestjs/common';

/** Every error that the API can answer: code → status and title. */
const codes = {
  no_autenticado: [401, 'Inicie sesión para continuar'],
  reautenticacion_requerida: [401, 'Ingrese su contraseña otra vez para continuar'],
  sin_permiso: [403, 'No tiene permiso'],
  no_encontrado: [404, 'No encontrado'],
  metodo_no_permitido: [405, 'Método no permitido'],
  tiempo_agotado: [408, 'El envío tardó demasiado'],
  conflicto: [409, 'Otro usuario modificó este registro'],
  peticion_invalida: [400, 'La petición no es válida'],
  precondicion_fallida: [412, 'Otro usuario modificó este registro'],
  demasiado_grande: [413, 'La petición es demasiado grande'],
  tipo_no_admitido: [415, 'El tipo de contenido no es admitido'],
  datos_invalidos: [422, 'Revise los datos'],
  transicion_invalida: [422, 'Esa acción no es posible ahora'],
  lote_rechazado: [422, 'No se cambió ningún registro'],
  archivo_invalido: [422, 'El archivo no es válido'],
  archivo_en_uso: [422, 'El archivo está en uso: no se puede eliminar'],
  reto_requerido: [428, 'Falta la prueba de que no es un programa'],
  version_requerida: [428, 'Falta la versión del registro'],
  demasiados_envios: [429, 'Demasiados envíos'],
  error_interno: [500, 'Ocurrió un error'],
  no_disponible: [503, 'El servicio no está disponible por el momento'],
} as const;

export type ProblemCode = keyof typeof codes;
export const problemCodes = Object.keys(codes) as ProblemCode[];

/** What an error may carry besides its message: messages by field, the roles that may, the stored row, and so on. */
export type ProblemDetails = {
  errors?: Record<string, string>;
  roles?: string[];
  actual?: unknown;
  permitidas?: string[];
  reintentarEn?: number;
  /** What to solve before sending the same again. */
  reto?: unknown;
  /** What the server needs, each `ok` or `falla`. */
  partes?: Record<string, string>;
  /** The rows that name a file. */
  usos?: unknown[];
  /** Of an order for several rows: those that refused it, and why. */
  fallas?: { id: string; titulo: string; errores: Record<string, string> }[];
};

/** An error for a person, as RFC 9457 has it: Spanish title and detail, a code of a closed list. */
export class Problem extends HttpException {
  constructor(
    readonly codigo: ProblemCode,
    readonly detail: string = codes[codigo][1],
    readonly details: ProblemDetails = {},
  ) {
    super(detail, codes[codigo][0]);
  }

  /** The JSON body of the answer. */
  body() {
    const [status, title] = codes[this.codigo];
    return { type: 'about:blank', title, status, detail: this.detail, codigo: this.codigo, ...this.details };
  }
}

/** Invalid data: the message of each field. The whole record's own message stands under the empty name. */
export const invalidData = (errors: Record<string, string>): Problem =>
  new Problem('datos_invalidos', Object.values(errors)[0], { errors });

/** The code that stands for an HTTP status raised by the framework. */
export const codeOfStatus = (status: number): ProblemCode =>
  problemCodes.find((code) => codes[code][0] === status) ?? (status < 500 ? 'peticion_invalida' : 'error_interno');
