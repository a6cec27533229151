import { choice, dateTime, text } from '../../language/index.js';

const medios = { llamada: 'Llamada', whatsapp: 'WhatsApp', correo: 'Correo', agencia: 'Agencia' } as const;
const resultados = {
  contesto: 'Contestó',
  no_contesta: 'No contesta',
  numero_errado: 'Número errado',
  devolver_llamada: 'Devolver la llamada',
} as const;

export const lineaContacto = () => ({
  fecha: dateTime('Fecha y hora', { required: true }),
  medio: choice('Medio', medios, { required: true }),
  resultado: choice('Resultado', resultados, { required: true }),
  nota: text('Nota', { max: 500 }),
});

/** Request fields of a log entry. Nobody edits the log; the policy appends an entry for each order. */
export const contactoTraido = {
  medioContacto: choice('Medio', medios),
  resultadoContacto: choice('Resultado', resultados),
  contactadoEn: dateTime('Fecha y hora', { help: 'Vacío: ahora.' }),
  notaContacto: text('Nota del contacto', { multiline: true, max: 500 }),
};
