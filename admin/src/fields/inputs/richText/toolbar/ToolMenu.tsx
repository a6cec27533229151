import { Menu, MenuItem } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ToolButton } from './ToolButton';

export type ToolChoice = { label: string; run: () => void };
type Props = { label: string; icon: ReactNode; isOn: boolean; choices: () => readonly ToolChoice[] };

/** A tool that asks which of several things. */
export function ToolMenu({ label, icon, isOn, choices }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const leave = () => {
    anchor?.focus();
    close();
  };
  return (
    <>
      <ToolButton {...{ label, icon, isOn }} opensMenu onPress={({ currentTarget }) => setAnchor(currentTarget)} />
      <Menu open={Boolean(anchor)} anchorEl={anchor ?? null} onClose={leave} disableRestoreFocus>
        {anchor &&
          choices().map((choice) => (
            <MenuItem
              key={choice.label}
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
