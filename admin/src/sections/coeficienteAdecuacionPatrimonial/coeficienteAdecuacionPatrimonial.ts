import type { Override } from '../Override';
import { CapColumn } from './CapColumn';

export const coeficiente: Override = { columns: { cap: CapColumn }, hidden: ['bajoMinimo'] };
