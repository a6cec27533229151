import { rowOfMenu } from '@coop/domain/sections/menu/rowOfMenu';
import { later } from '../../ground/page/lazyWithRetry';
import { SectionCreate } from '../../records/screens/later';
import { SingleRow } from '../../records/screens/SingleRow';
import type { Override } from '../Override';

export const menu: Override = {
  section: 'sitio/menu',
  List: SingleRow,
  Create: (props) => <SectionCreate {...props} start={rowOfMenu()} />,
  Preview: later(async () => (await import('./MenuPreview')).MenuPreview),
};
