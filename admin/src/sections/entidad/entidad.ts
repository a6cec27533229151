import { later } from '../../ground/page/lazyWithRetry';
import { SingleRow } from '../../records/screens/SingleRow';
import type { Override } from '../Override';
import { EntidadCreate } from './EntidadCreate';

export const entidad: Override = {
  section: 'sitio/entidad',
  List: SingleRow,
  Create: EntidadCreate,
  Preview: later(async () => (await import('./PalettePreview')).PalettePreview),
};
