import { later } from '../../ground/page/later';
import { SectionList } from '../../records/list/later';
import type { Override } from '../Override';
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
  Show: later(async () => (await import('./AuditShow')).AuditShow),
};
