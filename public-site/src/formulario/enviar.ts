import type { ProblemAnswer, Received } from '@coop/domain/answers';
import { conPrueba } from './conPrueba';
import { publicar } from './publicar';
import type { Errores } from './tipos';

export type Resultado =
  | { tipo: 'recibido'; constancia: Received }
  | { tipo: 'rechazado'; errores: Errores }
  /** This browser can't prove what is asked: the form goes as it would without JavaScript. */
  | { tipo: 'sinPrueba' };

/** How far a send is. `parte` of 1, of what goes up. */
export type Avance = { que: 'enviando' | 'comprobando'; parte: number };

type Envio = {
  accion: string;
  datos: FormData;
  conArchivos: boolean;
  /** Where a widget can be shown, if the server asks for one. */
  lugar: HTMLElement;
  alAvanzar: (avance: Avance) => void;
};

/**
 * Sends a form as the browser itself would, and asks for data instead of a page. When the server asks for a proof, it is
 * worked out and the same is sent again. Whatever fails becomes a message over the form.
 */
export async function enviar({ accion, datos, conArchivos, lugar, alAvanzar }: Envio): Promise<Resultado> {
  const subir = () => publicar(accion, datos, conArchivos, (parte) => alAvanzar({ que: 'enviando', parte }));
  try {
    const respuesta = await conPrueba(datos, subir, lugar, () => alAvanzar({ que: 'comprobando', parte: 0 }));
    if (!respuesta) return { tipo: 'sinPrueba' };
    if (respuesta.status === 201) return { tipo: 'recibido', constancia: respuesta.body as Received };
    const { errors, detail } = respuesta.body as Partial<ProblemAnswer>;
    return { tipo: 'rechazado', errores: errors ?? { '': detail ?? NO_SE_PUDO } };
  } catch {
    return { tipo: 'rechazado', errores: { '': navigator.onLine ? NO_SE_PUDO : SIN_CONEXION } };
  }
}

const NO_SE_PUDO = 'No pudimos enviar el formulario. Sus datos siguen aquí: intente nuevamente.';
export const SIN_CONEXION = 'Sin conexión. Revise su internet e intente nuevamente.';
