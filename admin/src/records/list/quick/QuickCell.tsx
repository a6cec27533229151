import type { AnySection } from '@coop/domain';
import { Box, Switch } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { HttpError } from '../../../ground/api/fetchApi';
import { useCan } from '../../../ground/staff/staff';
import { QuickState } from './QuickState';

type Props = { section: AnySection; name: string; children: ReactNode };

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
  const ordersRows = section.publication?.orderedBy?.some((one) => one === name);
  if (!ordersRows || !can(section.name, 'editar')) return children;
  const Quick = field.kind === 'boolean' ? QuickYesNo : QuickNumber;
  return <Quick section={section} name={name} />;
}

/** Returns the state field of a column; none for cases, which are processed on their own screen. */
function stateOf(section: AnySection, name: string): string | undefined {
  if (section.kind === 'submission') return undefined;
  // A publication's status includes its editorial state.
  const state = name === 'situacion' && section.kind === 'publication' ? 'estado' : name;
  return state in section.flows ? state : undefined;
}

type QuickYesNoProps = { section: AnySection; name: string };

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
      // Not disabled while sending, because a disabled switch loses the keyboard focus.
      onChange={(_, isOn) => !isSending && void change(row, name, isOn)}
    />
  );
}

type QuickNumberProps = { section: AnySection; name: string };

function QuickNumber({ section, name }: QuickNumberProps) {
  const row = useRecordContext();
  const { change, isSending } = useQuickChange(section);
  const [typed, setTyped] = useState<string>();
  if (!row) return null;
  const stored = String(row[name] ?? '');
  const save = () => {
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
      sx={styles}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setTyped(stored);
        if (key === 'Enter') save();
      }}
    />
  );
}

const styles = {
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

/** Updates one field of a row with the listed version (optimistic lock). */
function useQuickChange(section: AnySection) {
  const { update } = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isSending, setSending] = useState(false);

  const change = async (row: RaRecord, name: string, value: boolean | number) => {
    setSending(true);
    try {
      await update(section.name, { id: row.id, data: { [name]: value, version: row.version }, previousData: row });
      notify(saved(row), { type: 'success' });
    } catch (error) {
      notify(refusal(error, section, row), { type: 'error' });
    }
    setSending(false);
    refresh();
  };

  return { change, isSending };
}

const saved = (row: RaRecord) =>
  row.estado === 'publicado' ? 'Guardado. Los visitantes lo verán cuando lo publique.' : 'Guardado';

/** Returns the error message; after a conflict the list shows the other user's version. */
function refusal(error: unknown, section: AnySection, row: RaRecord): string {
  if (error instanceof HttpError && error.status === 409)
    return `Otra persona cambió «${section.title(row)}» mientras tanto. Ya se ve lo último: revise y repita su cambio.`;
  const [first] = error instanceof HttpError ? Object.values(error.body.errors ?? {}) : [];
  return typeof first === 'string' ? first : error instanceof Error ? error.message : String(error);
}
