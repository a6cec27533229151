import { useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { Button } from 'react-admin';
import { ROOMY } from './roomy';
import { ToolButton } from './ToolButton';

type Props = { label: string; onClick: () => void; children: ReactNode };

/** Toolbar button of a single list: a text button where it fits, otherwise an icon. */
export function WordedTool({ label, onClick, children }: Props) {
  const Opener = useMediaQuery(ROOMY) ? Button : ToolButton;
  return (
    <Opener label={label} onClick={onClick}>
      {children}
    </Opener>
  );
}
