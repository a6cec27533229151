import type { tiposDocumento } from './tiposDocumento.js';

const patterns: Readonly<Record<keyof typeof tiposDocumento, RegExp>> = {
  ci: /^[1-9]\d{3,9}$/,
  ci_extranjero: /^E?-?\d{4,10}$/,
  pasaporte: /^[A-Z0-9]{5,15}$/,
  nit: /^\d{7,15}$/,
};

type Documented = { tipoDocumento?: keyof typeof patterns | null; numeroDocumento?: string | null };

const rule = (tipo: keyof typeof patterns, message: string) =>
  ({
    field: 'numeroDocumento',
    message,
    holds: ({ tipoDocumento, numeroDocumento }: Documented) =>
      tipoDocumento !== tipo || !numeroDocumento || patterns[tipo].test(numeroDocumento),
  }) as const;

export const documentoRules = [
  rule('ci', 'El número de CI solo puede tener dígitos; el complemento va en su casilla'),
  rule('ci_extranjero', 'Ingrese de 4 a 10 dígitos, con una E delante si su cédula la tiene'),
  rule('pasaporte', 'Ingrese de 5 a 15 letras o dígitos'),
  rule('nit', 'El NIT tiene de 7 a 15 dígitos'),
] as const;
