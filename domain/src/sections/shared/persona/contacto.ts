import type { Condition } from '../../../language/field.js';
import { email, phone } from '../../../language/index.js';

/** Contact fields, each optional; used with the rule `unContacto`. */
export const contacto = (notes: { shownWhen?: Condition } = {}) => ({
  celular: phone('Celular', { help: '8 dígitos, por ejemplo 71234567', ...notes }),
  correo: email('Correo electrónico', notes),
});
