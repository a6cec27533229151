import { SectionShow } from '../../screens/SectionShow';
import type { Override } from '../Override';
import { AuditedRecordButton } from './AuditedRecordButton';

/** A line of the audit leads to the record that it speaks of. */
export const auditoria: Override = { Show: (props) => <SectionShow {...props} extra={<AuditedRecordButton />} /> };
