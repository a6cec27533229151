import type { Override } from '../Override';
import { CapColumn } from './CapColumn';

export const coeficienteAdecuacionPatrimonial: Override = {
  section: 'institucional/coeficiente-adecuacion-patrimonial',
  columns: { cap: CapColumn },
  hidden: ['bajoMinimo'],
};
