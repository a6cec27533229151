import type { Reto } from '@coop/domain/answers';
import type { Respuesta } from './publicar';

const RETO_REQUERIDO = 428;

/**
 * Sends by `subir` what is in `datos`. When the server asks for a proof it is worked out, put into `datos`, and the same is
 * sent again; `alComprobar` hears that it began. Nothing comes of it where this browser can't.
 */
export async function conPrueba(
  datos: FormData,
  subir: () => Promise<Respuesta>,
  lugar: HTMLElement,
  alComprobar: () => void,
): Promise<Respuesta | undefined> {
  const respuesta = await subir();
  if (respuesta.status !== RETO_REQUERIDO) return respuesta;
  alComprobar();
  const { resolverReto } = await import('./reto/resolverReto');
  const prueba = await resolverReto((respuesta.body as { reto: Reto }).reto, lugar).catch(() => undefined);
  if (!prueba) return undefined;
  datos.set(...prueba);
  return subir();
}
