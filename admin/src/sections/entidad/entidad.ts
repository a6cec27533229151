import { SingleRow } from '../../records/screens/SingleRow';
import type { Override } from '../Override';
import { EntidadCreate } from './EntidadCreate';
import { PalettePreview } from './PalettePreview';

export const entidad: Override = {
  section: 'sitio/entidad',
  List: SingleRow,
  Create: EntidadCreate,
  Preview: PalettePreview,
};
