import { choice, documentNumber, text } from '../../../language/index.js';
import { departamentos } from './departamentos.js';
import { tiposDocumento } from './tiposDocumento.js';

const soloCi = { tipoDocumento: ['ci'] } as const;

/** Identity document fields; used with `documentoRules`, which check the number's format by type. */
export const documento = (notes: { help?: string } = {}) => ({
  tipoDocumento: choice('Tipo de documento', tiposDocumento, { required: true, ...notes }),
  numeroDocumento: documentNumber('Número de documento', { required: true }),
  complemento: text('Complemento', {
    min: 2,
    max: 2,
    upperCase: true,
    pattern: /^[0-9A-Z]{2}$/,
    message: 'El complemento tiene dos letras o dígitos, por ejemplo 1A',
    shownWhen: soloCi,
    help: 'Solo si su CI lo tiene, p. ej. 1A',
  }),
  expedidoEn: choice('Expedido en', departamentos, { shownWhen: soloCi, help: 'Las cédulas nuevas no lo llevan.' }),
});
