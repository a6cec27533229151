import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

type Props = { title: string; width: number; onClose: () => void; children: ReactNode };

/** Drawer over the right side of the page; on a phone it takes the whole width. */
export function SideDrawer({ title, width, onClose, children }: Props) {
  const id = useId();
  const paper = { width: { xs: '100%', sm: width }, p: 3, display: 'grid', gap: 3, alignContent: 'start' };
  return (
    <Drawer anchor="right" open onClose={onClose} slotProps={{ paper: { sx: paper, 'aria-labelledby': id } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        <IconButton onClick={onClose} aria-label="Cerrar" autoFocus>
          <Close />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}
