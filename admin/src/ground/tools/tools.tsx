import { IconButton, Tooltip, useMediaQuery } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { Button, Link } from 'react-admin';

type ToolButtonProps = Pick<ComponentProps<'button'>, 'onClick' | 'aria-haspopup'> & {
  /** Accessible name and tooltip. */
  label: string;
  /** Target path, if it is a link. */
  to?: string;
  children: ReactNode;
};

/** Icon button of a list's toolbar; icons only, so that tools and filters fit one row. */
export const ToolButton = ({ label, to, children, ...button }: ToolButtonProps) => (
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

/** Media query for text buttons in list toolbars. */
export const ROOMY = '@media (min-width: 1400px)';

type WordedToolProps = { label: string; onClick: () => void; children: ReactNode };

/** Toolbar button of a single list: a text button where it fits, otherwise an icon. */
export function WordedTool({ label, onClick, children }: WordedToolProps) {
  const Opener = useMediaQuery(ROOMY) ? Button : ToolButton;
  return (
    <Opener label={label} onClick={onClick}>
      {children}
    </Opener>
  );
}
