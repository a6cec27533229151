import { Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

type Props = {
  title: ReactNode;
  actions: ReactNode;
  onClose: () => void;
  /** A dialog of comparisons or tables (`md`, `xl`) takes the whole screen of a phone. */
  size?: 'xs' | 'sm' | 'md' | 'xl';
  children: ReactNode;
};

export function TitledDialog({ title, actions, onClose, size = 'sm', children }: Props) {
  const id = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={size}
      fullScreen={isPhone && (size === 'md' || size === 'xl')}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions>
    </Dialog>
  );
}
