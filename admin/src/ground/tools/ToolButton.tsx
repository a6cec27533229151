import { IconButton, Tooltip } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-admin';

type Props = Pick<ComponentProps<'button'>, 'onClick' | 'aria-haspopup'> & {
  /** Accessible name and tooltip. */
  label: string;
  /** Target path, if it is a link. */
  to?: string;
  children: ReactNode;
};

/** Icon button of a list's toolbar; icons only, so that tools and filters fit one row. */
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
