import type { DisplayProps } from '../../fields/displays/DisplayProps';
import { MemberDisplay } from '../../fields/displays/MemberDisplay';

/** Who did it, by name; whoever is no longer among the staff, and a system, by what signed. */
export const AuthorColumn = ({ row: { creadoPor, email }, brief }: Pick<DisplayProps, 'row' | 'brief'>) =>
  creadoPor ? (
    <MemberDisplay value={creadoPor} unknown={email ? String(email) : 'Quien ya no está'} brief={brief} />
  ) : (
    String(email ?? 'El sistema, o quien escribió por el sitio')
  );
