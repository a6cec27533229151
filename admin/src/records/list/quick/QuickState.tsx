import type { AnySection } from '@coop/domain';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { ButtonBase } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { StateMenu } from './StateMenu';

type Props = {
  section: AnySection;
  /** The field that orders change. */
  state: string;
  label: string;
  children: ReactNode;
};

const look = {
  font: 'inherit',
  borderRadius: 4,
  minHeight: 32,
  textAlign: 'left',
  // What is pressed is as high as the row, of which it is drawn as a part.
  '&::after': { content: '""', position: 'absolute', inset: '-6px 0' },
} as const;

/** Where a row stands; pressed, the orders that take it further. */
export function QuickState({ section, state, label, children }: Props) {
  const row = useRecordContext();
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (!row) return null;
  // Whoever came by the keys goes on from where they were.
  const close = () => {
    anchor?.focus();
    setAnchor(undefined);
  };
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        title={`Cambiar: ${label}`}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
        sx={look}
      >
        {children}
        <ArrowDropDown fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      </ButtonBase>
      {anchor && <StateMenu {...{ section, state, row, anchor }} onClose={close} />}
    </>
  );
}
