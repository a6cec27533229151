import { nombre } from './nombre.js';
import { unApellidoAlMenos } from './unApellido.js';

/** The names of a natural person. Which surname is given is left to the person: see `unApellido`. */
export const personaNatural = () => ({
  nombres: nombre('Nombres', { required: true, autocomplete: 'given-name' }),
  primerApellido: nombre('Primer apellido', { max: 60, autocomplete: 'family-name', help: unApellidoAlMenos }),
  segundoApellido: nombre('Segundo apellido', { max: 60 }),
});
