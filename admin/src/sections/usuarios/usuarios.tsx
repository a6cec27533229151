import { SectionEdit } from '../../screens/SectionEdit';
import { SectionShow } from '../../screens/SectionShow';
import type { Override } from '../Override';
import { InvitationButton } from './InvitationButton';

/** Users are generated like every section, and get a link to set their password. */
export const usuarios: Override = {
  Edit: (props) => <SectionEdit {...props} extra={<InvitationButton />} />,
  Show: (props) => <SectionShow {...props} extra={<InvitationButton />} />,
};
