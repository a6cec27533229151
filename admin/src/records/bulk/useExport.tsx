import { type AnySection, formatSize } from '@coop/domain';
import Close from '@mui/icons-material/Close';
import { Button, useListContext } from 'react-admin';
import { isOwnOrder, requestFilter } from '../../ground/api/requestFilter';
import { useDownload } from '../../ground/queries/useDownload';

export const exportFormats = { csv: 'CSV', xlsx: 'Excel' };

/** Exports those ids or the whole list; returns the start function and, meanwhile, a cancel button. */
export function useExport(section: AnySection, ids?: readonly unknown[]) {
  const { filterValues = {}, sort } = useListContext();
  const { bytes, start, cancel } = useDownload();
  const run = (formato: string) => {
    const query = new URLSearchParams({
      formato,
      filter: JSON.stringify(ids ? { id: ids } : requestFilter(section, filterValues)),
      ...(!isOwnOrder(section, sort) && { sort: JSON.stringify([sort.field, sort.order]) }),
    });
    void start(`/api/${section.name}/exportar?${query}`, { name: section.name, extension: formato });
  };
  const canceller = bytes !== undefined && (
    <Button label={`Cancelar (${bytes ? formatSize(bytes) : 'exportando…'})`} onClick={cancel}>
      <Close />
    </Button>
  );
  return { run, canceller };
}
