import type { Condition } from '../../../language/field.js';
import { email, phone } from '../../../language/index.js';

export const contacto = (notes: { shownWhen?: Condition } = {}) => ({
  celular: phone('Celular', { help: '8 dígitos, por ejemplo 71234567', ...notes }),
  correo: email('Correo electrónico', notes),
});
