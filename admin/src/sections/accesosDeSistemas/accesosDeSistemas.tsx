import { SectionEdit, SectionShow } from '../../records/screens/later';
import type { Override } from '../Override';
import { KeyButton } from './KeyButton';

/** Other systems are generated like every section, and their key is made there. */
export const accesosDeSistemas: Override = {
  section: 'sitio/accesos-de-sistemas',
  Edit: (props) => <SectionEdit {...props} extra={<KeyButton />} />,
  Show: (props) => <SectionShow {...props} extra={<KeyButton />} />,
};
