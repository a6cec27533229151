import { ToggleButton, Tooltip } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';

type Props = {
  label: string;
  icon: ReactNode;
  isOn?: boolean;
  /** Disabled for use, but focusable, so that arrow keys keep their order. */
  isIdle?: boolean;
  opensMenu?: boolean;
  onPress: (event: MouseEvent<HTMLElement>) => void;
};

/** Button of the editor's toolbar. */
export const ToolButton = ({ label, icon, isOn = false, isIdle = false, opensMenu = false, onPress }: Props) => (
  <Tooltip title={label}>
    <ToggleButton
      value={label}
      aria-label={label}
      aria-disabled={isIdle || undefined}
      aria-haspopup={opensMenu ? 'menu' : undefined}
      size="small"
      selected={isOn}
      onClick={(event) => !isIdle && onPress(event)}
      sx={{
        minWidth: 36,
        height: 36,
        '@media (pointer: coarse)': { minWidth: 44, height: 44 },
        border: 0,
        borderRadius: 1,
        color: isIdle ? 'text.disabled' : 'text.primary',
      }}
    >
      {icon}
    </ToggleButton>
  </Tooltip>
);
