import { Box } from '@mui/material';
import type { DisplayProps } from '../../fields/displays/DisplayProps';
import { MemberDisplay } from '../../fields/displays/MemberDisplay';
import { later } from '../../ground/page/later';
import { SectionList } from '../../records/list/later';
import type { Override } from '../Override';
import { RetentionNotice } from './RetentionNotice';

/** Who did it, by name; whoever is no longer among the staff, and a system, by what signed. */
const AuthorColumn = ({ row: { creadoPor, email }, brief }: Pick<DisplayProps, 'row' | 'brief'>) => (
  // A name in two lines at the most: the others give way.
  <Box component="span" sx={{ display: 'inline-block', minWidth: { sm: 128 } }}>
    {creadoPor ? (
      <MemberDisplay value={creadoPor} unknown={email ? String(email) : 'Quien ya no está'} brief={brief} />
    ) : (
      String(email ?? 'El sistema, o quien escribió por el sitio')
    )}
  </Box>
);

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
