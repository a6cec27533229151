import { Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButton } from 'react-admin';

/** The form's buttons, always in sight. */
export function SaveBar({ children }: { children?: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        p: 1.5,
        display: 'flex',
        gap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
      }}
    >
      <SaveButton alwaysEnable label="Guardar" />
      {children}
    </Paper>
  );
}
