import { CodeColumn, PersonColumn } from '../../cases/columns/columns';
import type { Override } from '../Override';

export const autorizacionesDebito: Override = {
  section: 'servicios/autorizaciones-debito',
  columns: { codigo: CodeColumn, nombres: PersonColumn },
  labels: { nombres: 'Titular', cuentaOrigen: 'Cuenta' },
  hidden: ['primerApellido'],
};
