import { date, text } from '../../language/index.js';

export const cumplimiento = {
  fecha: date('Fecha en que se cumplió', { required: true }),
  nota: text('Nota', {
    required: true,
    min: 5,
    max: 500,
    multiline: true,
    help: 'Cómo consta: número de trámite, correo, acta. Queda en el historial con su nombre.',
  }),
};
