import { SectionList } from '../../records/list/SectionList';
import { SectionShow } from '../../records/screens/SectionShow';
import type { Override } from '../Override';
import { AuditedChanges } from './AuditedChanges';
import { AuditedRecordButton } from './AuditedRecordButton';
import { AuthorColumn } from './AuthorColumn';
import { RetentionNotice } from './RetentionNotice';

/** A line of the audit leads to the record that it speaks of; its list says whose data goes soon. */
export const auditoria: Override = {
  section: 'sitio/auditoria',
  labels: { email: 'Quién' },
  columns: { email: AuthorColumn },
  List: (props) => (
    <>
      <RetentionNotice />
      <SectionList {...props} />
    </>
  ),
  Show: (props) => <SectionShow {...props} extra={<AuditedRecordButton />} below={<AuditedChanges />} />,
};
