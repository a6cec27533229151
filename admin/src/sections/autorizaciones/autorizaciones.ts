import { CodeColumn } from '../../cases/CodeColumn';
import { PersonColumn } from '../../cases/PersonColumn';
import type { Override } from '../Override';

/** Mandates by their holder, in one column. */
export const autorizaciones: Override = {
  columns: { codigo: CodeColumn, nombres: PersonColumn },
  labels: { nombres: 'Titular', cuentaOrigen: 'Cuenta' },
  hidden: ['primerApellido'],
};
