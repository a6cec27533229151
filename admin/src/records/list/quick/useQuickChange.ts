import type { AnySection } from '@coop/domain';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { HttpError } from '../../../ground/api/HttpError';

/** Changes one field of a row as its form would, under the version that the list shows. */
export function useQuickChange(section: AnySection) {
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

/** What the list shows then is what the other left. */
function refusal(error: unknown, section: AnySection, row: RaRecord): string {
  if (error instanceof HttpError && error.status === 409)
    return `Otra persona cambió «${section.title(row)}» mientras tanto. Ya se ve lo último: revise y repita su cambio.`;
  const [first] = error instanceof HttpError ? Object.values(error.body.errors ?? {}) : [];
  return typeof first === 'string' ? first : error instanceof Error ? error.message : String(error);
}
