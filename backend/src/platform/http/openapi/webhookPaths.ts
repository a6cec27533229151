import { sections } from '@coop/domain';
import { avisoEnviado } from '@coop/domain/answers';
import type { Json } from './json.js';
import type { Schemas } from './schemas.js';

const header = (name: string, description: string, schema: Json, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
  example,
});

/** Documents webhook deliveries (OpenAPI 3.1 `webhooks`): our requests to an address of the receiver. */
export const webhookPaths = (schemas: Schemas): Record<string, Json> => ({
  aviso: {
    post: {
      operationId: 'recibirAviso',
      tags: [sections['sitio/avisos-a-sistemas'].label.many],
      summary: 'Qué cambió, para quien lo pidió',
      description:
        'Lo recibe la dirección que dice «Avisos a sistemas», como lo dice Standard Webhooks: al menos una vez, y no siempre en orden. ' +
        'No se siguen redirecciones; lo que no se recibe se intenta siete veces en un día.\n\n' +
        'De saldos, `saldos.vigente`, `saldos.con_errores`, `saldos.por_confirmar` y `saldos.anulado`, con la dirección del lote; de la cotización, `cotizacion.cambio`.',
      // No authentication: the signature identifies the sender.
      security: [],
      parameters: [
        header(
          'webhook-id',
          'El mismo en cada intento: lo que ya se vio se pasa por alto',
          { type: 'string' },
          example.id,
        ),
        header('webhook-timestamp', 'Segundos desde 1970 en que se envió', { type: 'string' }, '1795420800'),
        header(
          'webhook-signature',
          'Firmas separadas por espacios: `v1,` y, en base64, HMAC-SHA256 de `id.timestamp.cuerpo`',
          { type: 'string' },
          'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
        ),
      ],
      requestBody: { required: true, content: { 'application/json': { schema: schemas.of(avisoEnviado), example } } },
      responses: {
        '2XX': { description: 'Recibido, dentro de diez segundos' },
        '410': { description: 'No quiere más: se detiene' },
        default: { description: 'No recibido: se intenta otra vez' },
      },
    },
  },
});

const example = {
  id: '0197a4c2-5d1e-7b3f-9a60-2c8e4f1b7d35',
  type: 'novedades.publicar',
  timestamp: '2026-11-23T12:00:00.000Z',
  data: {
    seccion: 'novedades',
    id: '0197a4c2-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
    version: 3,
    href: 'https://www.entidad.bo/api/novedades/0197a4c2-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
  },
};
