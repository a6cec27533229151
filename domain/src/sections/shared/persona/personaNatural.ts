import { nombre } from './nombre.js';
import { unApellidoAlMenos } from './unApellido.js';

export const personaNatural = () => ({
  nombres: nombre('Nombres', { required: true, autocomplete: 'given-name' }),
  primerApellido: nombre('Primer apellido', { max: 60, autocomplete: 'family-name', help: unApellidoAlMenos }),
  segundoApellido: nombre('Segundo apellido', { max: 60 }),
});
