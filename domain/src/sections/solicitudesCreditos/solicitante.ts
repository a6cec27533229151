import { boolean, choice, date, email, personal, phone, reference, text } from '../../language/index.js';
import { departamentos } from '../shared/persona/departamentos.js';
import { documento } from '../shared/persona/documento.js';
import { personaNatural } from '../shared/persona/personaNatural.js';

/** Applicant of a credit: step 1. Companies apply at a branch. */
export const solicitante = () => ({
  ...personaNatural(),
  ...documento({ help: 'Para un crédito se necesita cédula de identidad.' }),
  fechaNacimiento: personal(date('Fecha de nacimiento', { required: true, autocomplete: 'bday', years: [120, 0] })),
  estadoCivil: choice(
    'Estado civil',
    {
      soltero: 'Soltero/a',
      casado: 'Casado/a',
      union_libre: 'Unión libre',
      divorciado: 'Divorciado/a',
      viudo: 'Viudo/a',
    },
    { required: true },
  ),
  celular: phone('Celular', { required: true, help: '8 dígitos, por ejemplo 71234567' }),
  correo: email('Correo electrónico'),
  departamento: choice('Departamento', departamentos, { required: true, autocomplete: 'address-level1' }),
  ciudad: text('Ciudad o localidad', { min: 2, max: 80, autocomplete: 'address-level2' }),
  direccion: text('Dirección (calle, N° y zona)', { min: 5, max: 200, autocomplete: 'address-line1' }),
  agencia: reference('Agencia donde desea ser atendido', 'sitio/agencias', { required: true }),
  esSocio: boolean('¿Es socio de la cooperativa?'),
  numeroSocio: text('N° de socio', {
    max: 10,
    pattern: /^\d{1,10}$/,
    message: 'El número de socio solo tiene dígitos',
    shownWhen: { esSocio: [true] },
  }),
});
