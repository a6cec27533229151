import { todayInLaPaz } from '@coop/domain';
import type { Ocurrencia } from '@coop/domain/answers';
import { cumplimiento } from '@coop/domain/sections/obligaciones/cumplimiento';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { FieldsDialog } from '../../fields/inputs/FieldsDialog';
import type { dataProvider } from '../../ground/api/dataProvider';

type Values = { fecha: string; nota: string };

/** Says that one period of an obligation is done: when, and how one knows. */
export function MarkDialog({ due, onClose }: { due: Ocurrencia; onClose: () => void }) {
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
