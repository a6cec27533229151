import { IconButton, Menu, MenuItem, Tooltip, useMediaQuery } from '@mui/material';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from 'react-admin';

type ToolButtonProps = Pick<ComponentProps<'button'>, 'onClick' | 'aria-haspopup'> & {
  label: string;
  children: ReactNode;
};

const ToolButton = ({ label, children, ...button }: ToolButtonProps) => (
  <Tooltip title={label}>
    <IconButton
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

export const ROOMY = '@media (min-width: 1200px)';

type ToolMenuProps = {
  label: string;
  icon: ReactNode;
  children: (item: (label: string, act: () => void) => ReactNode) => ReactNode[];
};

export function ToolMenu({ label, icon, children }: ToolMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const item = (label: string, act: () => void) => (
    <MenuItem
      key={label}
      onClick={() => {
        close();
        act();
      }}
    >
      {label}
    </MenuItem>
  );
  const Opener = useMediaQuery(ROOMY) ? Button : ToolButton;
  return (
    <>
      <Opener label={label} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        {icon}
      </Opener>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={close}>
        {children(item)}
      </Menu>
    </>
  );
}
