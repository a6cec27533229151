import { SectionEdit, SectionShow } from '../../records/screens/later';
import type { Override } from '../Override';
import { AccessButtons } from './AccessButtons';

/** Users are generated like every section, and their access has orders of its own. */
export const usuarios: Override = {
  section: 'usuarios',
  Edit: (props) => <SectionEdit {...props} extra={<AccessButtons />} />,
  Show: (props) => <SectionShow {...props} extra={<AccessButtons />} />,
};
