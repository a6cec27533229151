import { Button, IconButton, Menu, MenuItem, Tooltip, useMediaQuery } from '@mui/material';
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';

type ToolButtonProps = Pick<ComponentProps<'button'>, 'onClick' | 'aria-haspopup'> & {
  label: string;
  children: ReactNode;
};

const ToolButton = ({ label, children, ...button }: ToolButtonProps) => (
  <Tooltip title={label}>
    <IconButton
      {...button}
      aria-label={label}
      color="inherit"
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
  /** The opener is a button of a record, which has its word on any screen. */
  isOutlined?: boolean;
  children: (item: (label: string, act: () => void) => ReactNode) => ReactNode[];
};

export function ToolMenu({ label, icon, isOutlined = false, children }: ToolMenuProps) {
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
  const isRoomy = useMediaQuery(ROOMY);
  const opener = {
    'aria-haspopup': 'menu' as const,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  };
  return (
    <>
      {isOutlined || isRoomy ? (
        <Button
          {...opener}
          {...(isOutlined ? { variant: 'outlined' } : { color: 'inherit', size: 'small' })}
          startIcon={icon}
        >
          {label}
        </Button>
      ) : (
        <ToolButton {...opener} label={label}>
          {icon}
        </ToolButton>
      )}
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={close}>
        {children(item)}
      </Menu>
    </>
  );
}
