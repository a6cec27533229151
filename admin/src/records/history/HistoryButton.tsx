import type { AnySection } from '@coop/domain';
import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { SideDrawer } from '../../ground/page/SideDrawer';
import { HistoryList } from './HistoryList';

/** Opens a row's history over its form. The URL says whether it is open, so that a link can open it. */
export function HistoryButton({ section }: { section: AnySection }) {
  const record = useRecordContext();
  const [query, setQuery] = useSearchParams();
  if (!record) return null;
  const { vista, ...others } = Object.fromEntries(query);
  return (
    <>
      <Button variant="outlined" onClick={() => setQuery({ ...others, vista: 'historial' }, { replace: true })}>
        Historial
      </Button>
      {vista === 'historial' && (
        <SideDrawer title="Historial" width={560} onClose={() => setQuery(others, { replace: true })}>
          <HistoryList section={section} record={record} />
        </SideDrawer>
      )}
    </>
  );
}
