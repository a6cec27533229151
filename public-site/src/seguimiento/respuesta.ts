import type { Tracked } from '@coop/domain/answers';
import { erroresDe } from '../formulario/erroresDe';
import type { DatosDevueltos, Errores, Valores } from '../formulario/tipos';

export type Respuesta = { tipo: 'hallado'; reclamo: Tracked } | { tipo: 'falla'; errores: Errores; valores: Valores };

/** What the server drew the page with. */
export const respuestaDe = (datos: Tracked | DatosDevueltos): Respuesta =>
  'estado' in datos
    ? { tipo: 'hallado', reclamo: datos }
    : { tipo: 'falla', errores: erroresDe(datos), valores: datos.valores };
