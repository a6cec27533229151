import { todayInLaPaz } from '@coop/domain';
import type { Ocurrencia } from '@coop/domain/answers';
import { cumplimiento } from '@coop/domain/sections/obligaciones/cumplimiento';
import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { FieldsDialog } from '../../fields/inputs/FieldsDialog';
import type { dataProvider } from '../../ground/api/dataProvider';
import { ObligationItem } from './ObligationItem';

type Props = {
  title: string;
  list: readonly Ocurrencia[];
  /** As many as are shown until the rest is asked for. */
  most?: number;
};

/** Obligations that stand alike, each with what may be done about it. */
export function ObligationList({ title, list, most = list.length }: Props) {
  const { reabrir } = useDataProvider<typeof dataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [marking, setMarking] = useState<Ocurrencia>();
  const [busy, setBusy] = useState(false);
  const [whole, setWhole] = useState(false);
  if (list.length === 0) return null;

  const reopen = async ({ obligacion, periodo }: Ocurrencia) => {
    setBusy(true);
    try {
      await reabrir(obligacion, periodo);
      notify('Quedó otra vez por cumplir', { type: 'success' });
    } catch (thrown) {
      notify((thrown as Error).message, { type: 'error' });
    }
    setBusy(false);
    await queryClient.invalidateQueries();
  };

  return (
    <Box component="section" aria-label={title} sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {`${title} (${list.length})`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {(whole ? list : list.slice(0, most)).map((due) => (
          <ObligationItem
            key={`${due.obligacion} ${due.periodo}`}
            due={due}
            isBusy={busy}
            onMark={() => setMarking(due)}
            onReopen={() => void reopen(due)}
          />
        ))}
      </Box>
      {!whole && list.length > most && (
        <Button onClick={() => setWhole(true)} sx={{ mt: 1 }}>{`Ver las ${list.length}`}</Button>
      )}
      {marking && <MarkDialog due={marking} onClose={() => setMarking(undefined)} />}
    </Box>
  );
}

type Values = { fecha: string; nota: string };

/** Says that one period of an obligation is done: when, and how one knows. */
function MarkDialog({ due, onClose }: { due: Ocurrencia; onClose: () => void }) {
  const { cumplir } = useDataProvider<typeof dataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();

  const save = async (values: object) => {
    const { fecha, nota } = values as Values;
    await cumplir(due.obligacion, { periodo: due.periodo, fecha, nota });
    await queryClient.invalidateQueries();
    notify('Marcada cumplida', { type: 'success' });
    onClose();
  };

  return (
    <FieldsDialog
      title="Marcar cumplida"
      fields={cumplimiento}
      section="obligaciones"
      defaults={{ fecha: todayInLaPaz() }}
      act="Marcar cumplida"
      save={save}
      onClose={onClose}
    >
      {[due.nombre, due.periodoNombre].filter(Boolean).join(': ')}
    </FieldsDialog>
  );
}
