import { z } from 'zod';

/** API key of another system, shown only once. */
export const machineKey = z
  .strictObject({
    clave: z.string().meta({ description: 'Va en `Authorization: Bearer …`' }),
    venceEn: z.iso.date().meta({ description: 'El último día en que sirve' }),
  })
  .meta({ description: 'La clave; no se vuelve a mostrar' });

export type MachineKey = z.output<typeof machineKey>;

/** Requests of another system in the last thirty days, oldest first. */
export const systemRequests = z
  .array(z.strictObject({ dia: z.iso.date(), peticiones: z.int().meta({ description: 'Con su clave, ese día' }) }))
  .meta({ description: 'Los últimos treinta días, hasta hoy' });

export type SystemRequests = z.output<typeof systemRequests>;

/** Webhook payload of a row change; it contains no row data. */
export const avisoEnviado = z
  .strictObject({
    id: z.uuid().meta({ description: 'El mismo en cada intento, y en `webhook-id`' }),
    type: z.string().meta({ description: '`prueba`, o la sección y lo que se hizo', example: 'novedades.publicar' }),
    timestamp: z.iso.datetime().meta({ description: 'Cuándo se hizo' }),
    data: z.strictObject({
      seccion: z.string().meta({ description: 'La sección', example: 'novedades' }),
      id: z.string().meta({ description: 'El registro' }),
      version: z.int().meta({ description: 'La versión en que quedó' }),
      href: z.url().meta({ description: 'Dónde se lee, con una clave que pueda leer esa sección' }),
    }),
  })
  .meta({ description: 'Qué cambió, sin datos de nadie' });

export type AvisoEnviado = z.output<typeof avisoEnviado>;

/** Signing secret of a webhook, shown only once. */
export const webhookSecret = z
  .strictObject({
    secreto: z.string().meta({ description: '`whsec_…`, como lo toman las bibliotecas de Standard Webhooks' }),
    anteriorHasta: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Hasta cuándo cada aviso va firmado también con el anterior; nulo si no lo hay' }),
  })
  .meta({ description: 'El secreto; no se vuelve a mostrar' });

export type WebhookSecret = z.output<typeof webhookSecret>;

/** Identifier of a delivery just queued. */
export const queuedDelivery = z
  .strictObject({ entrega: z.uuid().meta({ description: 'Se lee en `/api/sitio/entregas-de-avisos/{entrega}`' }) })
  .meta({ description: 'Lo que se va a enviar' });

export type QueuedDelivery = z.output<typeof queuedDelivery>;
