import { findSection, formatShortDate, rolLabels, todayInLaPaz } from '@coop/domain';
import type { Ocurrencia } from '@coop/domain/answers';
import { cumplimiento } from '@coop/domain/sections/obligaciones/cumplimiento';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useDataProvider, useNotify } from 'react-admin';
import { FieldsDialog } from '../../fields/inputs/FieldsDialog';
import type { dataProvider } from '../../ground/api/dataProvider';
import { DueDate } from './DueDate';

type Props = {
  title: string;
  list: readonly Ocurrencia[];
  most?: number;
};

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

type ObligationItemProps = { due: Ocurrencia; onMark: () => void; onReopen: () => void; isBusy: boolean };

function ObligationItem({ due, onMark, onReopen, isBusy }: ObligationItemProps) {
  const { nombre, norma, periodoNombre, responsable, persona, seccion, enlace, cumplida, puedeMarcar } = due;
  return (
    <Card component="li">
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', '&:last-child': { pb: 2 } }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 650 }}>{periodoNombre ? `${nombre}: ${periodoNombre}` : nombre}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center', my: 0.5 }}>
            <DueDate due={due} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`Responde: ${persona ?? rolLabels[responsable]}`}
          </Typography>
          {norma && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {norma}
            </Typography>
          )}
          {cumplida && <Typography variant="body2">{doneBy(cumplida)}</Typography>}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          {enlace && (
            <Button component={Link} to={enlace}>
              {findSection(seccion ?? '')?.label.many}
            </Button>
          )}
          {puedeMarcar &&
            (cumplida ? (
              <Button onClick={onReopen} disabled={isBusy}>
                Quitar la marca
              </Button>
            ) : (
              <Button variant="outlined" onClick={onMark}>
                Marcar cumplida
              </Button>
            ))}
        </Box>
      </CardContent>
    </Card>
  );
}

const doneBy = ({ sola, fecha, por, nota }: NonNullable<Ocurrencia['cumplida']>) =>
  sola || !fecha
    ? 'Consta por lo publicado o presentado en su sección.'
    : `La marcó ${por}: cumplida el ${formatShortDate(fecha)}. ${nota}`;
