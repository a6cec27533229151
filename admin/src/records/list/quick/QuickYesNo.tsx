import type { AnySection } from '@coop/domain';
import { Switch } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useQuickChange } from './useQuickChange';

type Props = { section: AnySection; name: string };

/** What is so or not, by one press. */
export function QuickYesNo({ section, name }: Props) {
  const row = useRecordContext();
  const { change, isSending } = useQuickChange(section);
  if (!row) return null;
  const label = `${section.fields[name].label}: «${section.title(row)}»`;
  return (
    <Switch
      size="small"
      checked={row[name] === true}
      slotProps={{ input: { 'aria-label': label } }}
      onClick={(event) => event.stopPropagation()}
      // One that can't be pressed for a moment would lose the focus of whoever came by the keys.
      onChange={(_, isOn) => !isSending && void change(row, name, isOn)}
    />
  );
}
