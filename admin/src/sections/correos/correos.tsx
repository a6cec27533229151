import { SectionShow } from '../../screens/SectionShow';
import type { Override } from '../Override';
import { MailedCaseButton } from './MailedCaseButton';

/** A mail leads to the case that it speaks of. */
export const correos: Override = { Show: (props) => <SectionShow {...props} extra={<MailedCaseButton />} /> };
