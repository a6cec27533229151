import { useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { Button } from 'react-admin';
import { ROOMY } from './roomy';
import { ToolButton } from './ToolButton';

type Props = { label: string; onClick: () => void; children: ReactNode };

/** A tool of one list alone: in words where they fit beside what narrows it, otherwise its sign as the others. */
export function WordedTool({ label, onClick, children }: Props) {
  const Opener = useMediaQuery(ROOMY) ? Button : ToolButton;
  return (
    <Opener label={label} onClick={onClick}>
      {children}
    </Opener>
  );
}
