import { rowOfMenu } from '@coop/domain/sections/menu/rowOfMenu';
import { SectionCreate } from '../../records/screens/SectionCreate';
import { SingleRow } from '../../records/screens/SingleRow';
import type { Override } from '../Override';
import { MenuPreview } from './MenuPreview';

/** The first time, the menu that the site has already: that of the specification. */
export const menu: Override = {
  section: 'sitio/menu',
  List: SingleRow,
  Create: (props) => <SectionCreate {...props} start={rowOfMenu()} />,
  Preview: MenuPreview,
};
