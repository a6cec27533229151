import type { AnySection } from '@coop/domain';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { RowLink } from './RowLink';
import { RowPicture } from './RowPicture';

type Props = {
  section: AnySection;
  opens: 'edit' | 'show';
  /** The column that it stands in. */
  name: string;
  children: ReactNode;
};

/** What a row is called, which leads to it, beside its picture where its section has one. */
export function RowTitle({ section, opens, name, children }: Props) {
  const row = useRecordContext();
  const { pictures } = section.table;
  const link = (
    <RowLink section={section} opens={opens}>
      {row?.[name] ? children : row && section.title(row)}
    </RowLink>
  );
  if (!row || pictures.length === 0) return link;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 190 }}>
      <RowPicture row={row} paths={pictures} />
      {link}
    </Box>
  );
}
