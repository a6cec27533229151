import type { AnySection } from '@coop/domain';
import { Switch } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useCan } from '../../../ground/staff/useCan';
import { QuickNumber } from './QuickNumber';
import { QuickState } from './QuickState';
import { useQuickChange } from './useQuickChange';

type Props = { section: AnySection; name: string; children: ReactNode };

/** A cell that changes where it stands, for whoever may: where a row is in its way, and what its section says. */
export function QuickCell({ section, name, children }: Props) {
  const can = useCan();
  const field = section.fields[name];
  const state = stateOf(section, name);
  if (state && Object.keys(section.flows[state]?.transitions ?? {}).some((order) => can(section.name, order)))
    return (
      <QuickState section={section} state={state} label={field.label}>
        {children}
      </QuickState>
    );
  if (!section.table.quick.includes(name) || !can(section.name, 'editar')) return children;
  const Quick = field.kind === 'boolean' ? QuickYesNo : QuickNumber;
  return <Quick section={section} name={name} />;
}

/** The state that a column shows and orders change; none in cases, which are worked at their desk. */
function stateOf(section: AnySection, name: string): string | undefined {
  if (section.kind === 'submission') return undefined;
  // The situation of a publication says its editorial state and more.
  const state = name === 'situacion' && section.kind === 'publication' ? 'estado' : name;
  return state in section.flows ? state : undefined;
}

type QuickYesNoProps = { section: AnySection; name: string };

/** What is so or not, by one press. */
function QuickYesNo({ section, name }: QuickYesNoProps) {
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
