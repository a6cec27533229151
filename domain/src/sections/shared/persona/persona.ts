import { choice, text } from '../../../language/index.js';
import { nombre } from './nombre.js';
import { unApellidoAlMenos } from './unApellido.js';

const natural = { tipoPersona: ['natural'] } as const;
const juridica = { tipoPersona: ['juridica'] } as const;

export const persona = (label = 'Tipo de persona') => ({
  tipoPersona: choice(label, { natural: 'Persona natural', juridica: 'Persona jurídica' }, { required: true }),
  nombres: nombre('Nombres', { requiredWhen: natural, autocomplete: 'given-name' }),
  primerApellido: nombre('Primer apellido', {
    max: 60,
    shownWhen: natural,
    autocomplete: 'family-name',
    help: unApellidoAlMenos,
  }),
  segundoApellido: nombre('Segundo apellido', { max: 60, shownWhen: natural }),
  razonSocial: text('Razón social', { min: 3, max: 150, requiredWhen: juridica, autocomplete: 'organization' }),
});
