import { SIN_CONEXION } from '../formulario/enviar';
import type { Respuesta } from './respuesta';

/** Asks where a complaint stands; whatever fails becomes a message. What was typed stays where it is. */
export async function preguntar(datos: FormData): Promise<Respuesta> {
  const falla = (errores: Record<string, string>): Respuesta => ({ tipo: 'falla', errores, valores: {} });
  try {
    const res = await fetch('/api/publico/seguimiento', {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(datos)),
    });
    const body = await res.json();
    return res.ok ? { tipo: 'hallado', reclamo: body } : falla(body.errors ?? { '': body.detail });
  } catch {
    return falla({ '': SIN_CONEXION });
  }
}
