import { choice, dateTime, managed, member, text } from '../../../language/index.js';

export const respuesta = (limits: { min: number; max: number }) => ({
  respuesta: managed(text('Respuesta', { multiline: true, ...limits })),
  medioUsado: managed(
    choice('Medio de la respuesta', {
      correo: 'Correo electrónico',
      llamada: 'Llamada',
      whatsapp: 'WhatsApp',
      agencia: 'En agencia',
      domicilio: 'En el domicilio',
    }),
  ),
  respondidoEn: managed(dateTime('Respondido')),
  respondidoPor: managed(member('Respondido por')),
});
