import type { Override } from '../Override';
import { MovedColumn } from './MovedColumn';
import { RedirectionCreate } from './RedirectionCreate';

/** An address of before and where it leads, together. */
export const redirecciones: Override = {
  section: 'sitio/redirecciones',
  Create: RedirectionCreate,
  columns: { desde: MovedColumn },
  labels: { desde: 'Dirección anterior y a dónde lleva' },
};
