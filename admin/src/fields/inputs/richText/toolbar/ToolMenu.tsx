import { Menu, MenuItem } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ToolButton } from './ToolButton';

export type ToolChoice = { label: string; run: () => void; isIdle?: boolean };
type Props = { label: string; icon: ReactNode; isOn: boolean; choices: () => readonly ToolChoice[] };

/** A tool that asks which of several things. */
export function ToolMenu({ label, icon, isOn, choices }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <ToolButton {...{ label, icon, isOn }} opensMenu onPress={({ currentTarget }) => setAnchor(currentTarget)} />
      <Menu open={Boolean(anchor)} anchorEl={anchor ?? null} onClose={close} disableRestoreFocus>
        {anchor &&
          choices().map((choice) => (
            <MenuItem
              key={choice.label}
              disabled={choice.isIdle}
              onClick={() => {
                close();
                choice.run();
              }}
            >
              {choice.label}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
