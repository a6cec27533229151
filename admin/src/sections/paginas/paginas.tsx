import { SectionEdit, SectionShow } from '../../records/screens/later';
import type { Override } from '../Override';
import { LanguagesMenu } from './LanguagesMenu';
import { VersionCreate } from './VersionCreate';

/** A page leads to its versions in other languages, and begins those that it lacks. */
export const paginas: Override = {
  section: 'sitio/paginas',
  hidden: ['idioma'],
  Create: VersionCreate,
  Edit: (props) => <SectionEdit {...props} extra={<LanguagesMenu />} />,
  Show: (props) => <SectionShow {...props} extra={<LanguagesMenu />} />,
};
