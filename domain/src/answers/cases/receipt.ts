import { z } from 'zod';

/** Confirmation of a form submission. */
export const submissionReceipt = z
  .strictObject({
    codigo: z.string().meta({ description: 'Código de seguimiento' }),
    mensaje: z.string(),
    pasos: z.array(z.string()).readonly().meta({ description: 'Qué sigue' }),
    fechaLimite: z.iso.date().nullable().meta({ description: 'Hasta cuándo se responde, donde hay un plazo' }),
    enlace: z.string().nullable().meta({
      description:
        'Dirección privada donde se sigue, con su llave detrás de «#»; null donde no hay, y donde ya la lleva la constancia',
    }),
    comprobante: z.string().meta({ description: 'Para leer esto mismo en /api/publico/envios/{token}; vence' }),
  })
  .meta({ description: 'Recibido' });

/** The confirmation, as read from its own address after the submission. */
export const acknowledgement = submissionReceipt
  .extend({ constancia: z.boolean().meta({ description: 'Si todavía se puede descargar la constancia' }) })
  .meta({ description: 'Código de seguimiento y próximos pasos' });

export type SubmissionReceipt = z.output<typeof submissionReceipt>;
export type Acknowledgement = z.output<typeof acknowledgement>;
