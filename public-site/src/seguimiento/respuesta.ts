import { erroresDe } from '../formulario/erroresDe';
import type { DatosDevueltos, Errores, Valores } from '../formulario/tipos';

/** Where a complaint stands, as the server tells it. */
export type Reclamo = {
  codigo: string;
  estado: string;
  fechaRecepcion: string;
  fechaLimite: string | null;
  estimada: boolean;
};

export type Respuesta = { tipo: 'hallado'; reclamo: Reclamo } | { tipo: 'falla'; errores: Errores; valores: Valores };

/** What the server drew the page with. */
export const respuestaDe = (datos: Reclamo | DatosDevueltos): Respuesta =>
  'estado' in datos
    ? { tipo: 'hallado', reclamo: datos }
    : { tipo: 'falla', errores: erroresDe(datos), valores: datos.valores };
