import { Box } from '@mui/material';
import type { DisplayProps } from '../../fields/displays/DisplayProps';
import { MemberDisplay } from '../../fields/displays/MemberDisplay';
import { later } from '../../ground/page/later';
import { SectionList } from '../../records/list/later';
import type { Override } from '../Override';
import { RetentionNotice } from './RetentionNotice';

/** Author of an entry: the member's name, else the recorded signature. */
const AuthorColumn = ({ row: { creadoPor, email }, brief }: Pick<DisplayProps, 'row' | 'brief'>) => (
  // Keeps a name on two lines at most.
  <Box component="span" sx={{ display: 'inline-block', minWidth: { sm: 128 } }}>
    {creadoPor ? (
      <MemberDisplay value={creadoPor} unknown={email ? String(email) : 'Quien ya no está'} brief={brief} />
    ) : (
      String(email ?? 'El sistema, o quien escribió por el sitio')
    )}
  </Box>
);

/** Audit log with a link to each record, and the retention notice above its list. */
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
