import type { Constancia } from '../leer';
import type { Errores } from './tipos';

export type Resultado =
  | { tipo: 'recibido'; constancia: Constancia & { comprobante?: string } }
  | { tipo: 'rechazado'; errores: Errores };

/**
 * Sends a form as the browser itself would, and asks for data instead of a page. `clave` is the same for every try of
 * one filling, so that a repeated send is received once. Whatever fails becomes a message over the form.
 */
export async function enviar(accion: string, datos: FormData, conArchivos: boolean, clave: string): Promise<Resultado> {
  try {
    const res = await fetch(accion, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Idempotency-Key': clave },
      body: conArchivos ? datos : new URLSearchParams([...datos].map(([name, value]) => [name, String(value)])),
    });
    if (res.ok) return { tipo: 'recibido', constancia: await res.json() };
    const problem: { detail?: string; errors?: Errores } = await res.json();
    return { tipo: 'rechazado', errores: problem.errors ?? { '': problem.detail ?? NO_SE_PUDO } };
  } catch {
    return { tipo: 'rechazado', errores: { '': navigator.onLine ? NO_SE_PUDO : SIN_CONEXION } };
  }
}

const NO_SE_PUDO = 'No pudimos enviar el formulario. Sus datos siguen aquí: intente nuevamente.';
const SIN_CONEXION = 'Sin conexión. Revise su internet e intente nuevamente.';
