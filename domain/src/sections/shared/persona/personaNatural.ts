import { nombre } from './nombre.js';
import { unApellidoAlMenos } from './unApellido.js';

/** Name fields of a natural person, either surname optional: see `unApellido`. */
export const personaNatural = () => ({
  nombres: nombre('Nombres', { required: true, autocomplete: 'given-name' }),
  primerApellido: nombre('Primer apellido', { max: 60, autocomplete: 'family-name', help: unApellidoAlMenos }),
  segundoApellido: nombre('Segundo apellido', { max: 60 }),
});
