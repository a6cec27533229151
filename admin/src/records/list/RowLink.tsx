import type { AnySection } from '@coop/domain';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useCreatePath, useRecordContext } from 'react-admin';
import { pressable } from '../../ground/theme/pressable';

type Props = { section: AnySection; opens: 'edit' | 'show'; children: ReactNode };

/** Leads to a row's own page from its place in the list. */
export function RowLink({ section, opens, children }: Props) {
  const row = useRecordContext();
  const createPath = useCreatePath();
  if (!row) return null;
  return (
    <Box
      component={Link}
      to={createPath({ resource: section.name, id: row.id, type: opens })}
      onClick={(event: { stopPropagation: () => void }) => event.stopPropagation()}
      sx={{
        ...pressable,
        color: 'inherit',
        fontWeight: 600,
        textDecorationColor: 'transparent',
        '&:hover, &:focus': { textDecorationColor: 'currentcolor' },
      }}
    >
      {children}
    </Box>
  );
}
