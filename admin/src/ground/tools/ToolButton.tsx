import { IconButton, Tooltip } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-admin';

type Props = Pick<ComponentProps<'button'>, 'onClick' | 'aria-haspopup'> & {
  /** What it is called, and what is read where the mouse rests. */
  label: string;
  /** Where it leads, for what is a way and no order. */
  to?: string;
  children: ReactNode;
};

/** A tool of a list: its sign alone, so that all of them and what narrows the list stand in one line. */
export const ToolButton = ({ label, to, children, ...button }: Props) => (
  <Tooltip title={label}>
    <IconButton
      {...(to ? { component: Link, to } : {})}
      {...button}
      aria-label={label}
      color="primary"
      sx={{
        width: 36,
        height: 36,
        '@media (pointer: coarse)': { width: 44, height: 44 },
        borderRadius: 2,
        '& svg': { fontSize: 22 },
      }}
    >
      {children}
    </IconButton>
  </Tooltip>
);
