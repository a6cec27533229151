import type { ProblemAnswer, Tracked } from '@coop/domain/answers';
import { conPrueba } from '../formulario/conPrueba';
import { SIN_CONEXION } from '../formulario/enviar';
import { publicar } from '../formulario/publicar';
import type { Errores } from '../formulario/tipos';
import type { Respuesta } from './respuesta';

const ACCION = '/api/publico/seguimiento';

/**
 * Asks where a complaint stands; whatever fails becomes a message. What was typed stays where it is. Undefined where the
 * server wants a proof that this browser can't give: the form goes as it would without JavaScript.
 */
export async function preguntar(
  datos: FormData,
  lugar: HTMLElement,
  alComprobar: () => void,
): Promise<Respuesta | undefined> {
  const falla = (errores: Errores): Respuesta => ({ tipo: 'falla', errores, valores: {} });
  try {
    const respuesta = await conPrueba(datos, () => publicar(ACCION, datos, false, () => {}), lugar, alComprobar);
    if (!respuesta) return undefined;
    if (respuesta.status === 200) return { tipo: 'hallado', reclamo: respuesta.body as Tracked };
    const { errors, detail = '' } = respuesta.body as Partial<ProblemAnswer>;
    return falla(errors ?? { '': detail });
  } catch {
    return falla({ '': SIN_CONEXION });
  }
}
