import { Box } from '@mui/material';
import type { DisplayProps } from '../../fields/displays/DisplayProps';
import { MemberDisplay } from '../../fields/displays/MemberDisplay';

/** Who did it, by name; whoever is no longer among the staff, and a system, by what signed. */
export const AuthorColumn = ({ row: { creadoPor, email }, brief }: Pick<DisplayProps, 'row' | 'brief'>) => (
  // A name in two lines at the most: the others give way.
  <Box component="span" sx={{ display: 'inline-block', minWidth: { sm: 128 } }}>
    {creadoPor ? (
      <MemberDisplay value={creadoPor} unknown={email ? String(email) : 'Quien ya no está'} brief={brief} />
    ) : (
      String(email ?? 'El sistema, o quien escribió por el sitio')
    )}
  </Box>
);
