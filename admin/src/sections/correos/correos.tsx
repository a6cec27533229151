import { SectionShow } from '../../records/screens/later';
import type { Override } from '../Override';
import { AddressColumn } from './AddressColumn';
import { MailedCaseButton } from './MailedCaseButton';

/** A mail leads to the case that it speaks of. */
export const correos: Override = {
  section: 'sitio/correos',
  columns: { para: AddressColumn },
  Show: (props) => <SectionShow {...props} extra={<MailedCaseButton />} />,
};
