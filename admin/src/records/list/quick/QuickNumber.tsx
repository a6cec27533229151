import type { AnySection } from '@coop/domain';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useQuickChange } from './useQuickChange';

type Props = { section: AnySection; name: string };

/** A whole number, written where it stands: Enter or leaving keeps it, Escape gives it up. */
export function QuickNumber({ section, name }: Props) {
  const row = useRecordContext();
  const { change, isSending } = useQuickChange(section);
  const [typed, setTyped] = useState<string>();
  if (!row) return null;
  const stored = String(row[name] ?? '');
  const keep = () => {
    if (typed !== undefined && typed !== stored && typed !== '') void change(row, name, Number(typed));
    setTyped(undefined);
  };
  return (
    <Box
      component="input"
      inputMode="numeric"
      aria-label={`${section.fields[name].label}: «${section.title(row)}»`}
      value={typed ?? stored}
      readOnly={isSending}
      sx={look}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
      onBlur={keep}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setTyped(stored);
        if (key === 'Enter') keep();
      }}
    />
  );
}

const look = {
  width: 64,
  minHeight: 32,
  px: 1,
  font: 'inherit',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  color: 'inherit',
  bgcolor: 'transparent',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:hover': { borderColor: 'text.secondary' },
} as const;
