import type { AnySection } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { NewRows } from '../live/NewRows';

type Props = {
  section: AnySection;
  /** Count and quick filters of the list. */
  children: ReactNode;
};

/** Bar above the rows. Shows the section's purpose where it fits, replaced by live updates. */
export const ListBand = ({ section, children }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      rowGap: '2px',
      px: 2,
      py: '1px',
      minHeight: 44,
    }}
  >
    {children}
    <NewRows section={section}>
      <Typography
        noWrap
        title={section.about}
        variant="body2"
        sx={{
          flex: { xs: '1 1 100%', sm: '1 1 8rem' },
          minWidth: 0,
          whiteSpace: { xs: 'normal', sm: 'nowrap' },
          color: 'text.secondary',
        }}
      >
        {section.about}
      </Typography>
    </NewRows>
  </Box>
);
