import { choice, dateTime, text } from '../../language/index.js';

const medios = { llamada: 'Llamada', whatsapp: 'WhatsApp', correo: 'Correo', agencia: 'Agencia' } as const;
const resultados = {
  contesto: 'Contestó',
  no_contesta: 'No contesta',
  numero_errado: 'Número errado',
  devolver_llamada: 'Devolver la llamada',
} as const;

/** A line of the log of contacts with an applicant. */
export const lineaContacto = () => ({
  fecha: dateTime('Fecha y hora', { required: true }),
  medio: choice('Medio', medios, { required: true }),
  resultado: choice('Resultado', resultados, { required: true }),
  nota: text('Nota', { max: 500 }),
});

/** The same as an order brings it: nobody writes the log, each order adds its line. */
export const contactoTraido = {
  medioContacto: choice('Medio', medios),
  resultadoContacto: choice('Resultado', resultados),
  contactadoEn: dateTime('Fecha y hora', { help: 'Vacío: ahora.' }),
  notaContacto: text('Nota del contacto', { multiline: true, max: 500 }),
};

/** Which part of the line each becomes. */
export const agregaContacto = {
  contactos: { fecha: 'contactadoEn', medio: 'medioContacto', resultado: 'resultadoContacto', nota: 'notaContacto' },
} as const;
