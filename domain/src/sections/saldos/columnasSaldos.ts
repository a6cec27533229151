import { type Field, isAuthored } from '../../language/field.js';
import { saldos } from './saldos.js';

export type ColumnaSaldos = {
  campo: string;
  columna: string;
  etiqueta: string;
  obligatoria: boolean;
  admite: string;
};

const KINDS: Readonly<Record<string, string>> = {
  date: 'fecha: 2026-11-20 o 20/11/2026',
  money: 'monto desde 0, con hasta dos decimales: 1250,50 o 1250.50; en 1.250 el punto es de miles',
  percent: 'porcentaje de 0 a 100, con hasta cuatro decimales: 2,5',
};

function admits({ kind, choices, max, help, shownWhen }: Field): string {
  const value =
    help ?? (choices ? Object.keys(choices).join(', ') : (KINDS[kind] ?? `texto de hasta ${max} caracteres`));
  const only = Object.values(shownWhen ?? {})[0];
  return only ? `${value} (solo de ${only.join(', ')}; de otros no se guarda)` : value;
}

export const columnasSaldos: readonly ColumnaSaldos[] = Object.entries<Field>(saldos.fields)
  .filter(([, field]) => isAuthored(field))
  .map(([campo, field]) => ({
    campo,
    columna: campo.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    etiqueta: field.label,
    obligatoria: field.presence === 'required',
    admite: admits(field),
  }));

export const ejemploSaldos: readonly Readonly<Record<string, string>>[] = [
  {
    ...{ numeroSocio: '1001', numeroDocumento: '4800123', nombreCompleto: 'Rosa Mamani Quispe' },
    ...{ productoTipo: 'caja_ahorro', numeroOperacion: '1001-01', moneda: 'BOB', saldo: '1250,50' },
    ...{ saldoDisponible: '1000,00', tasaAnual: '2,5', fechaApertura: '05/03/2020', agencia: 'Central' },
  },
  {
    ...{ numeroSocio: '1002', numeroDocumento: '4800124', complemento: '1A', nombreCompleto: 'Juan Choque Flores' },
    ...{ productoTipo: 'credito', numeroOperacion: 'CR-2201', moneda: 'BOB', saldo: '20000,00', tasaAnual: '16' },
    ...{ fechaApertura: '15/01/2024', fechaVencimiento: '15/01/2029', cuota: '850,00', proximaCuotaEn: '15/12/2026' },
    ...{ diasMora: '0', estadoOperacion: 'vigente', agencia: 'El Alto' },
  },
];
