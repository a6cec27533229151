import { type AnyRow, formatDate } from '@coop/domain';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { readRatesChange } from './readRatesChange';

/** Warns when rates of products changed after this version, whose official document may not say them; nothing for one that ended. */
export function LaterRates({ section }: { section: string }) {
  const { id } = useParams();
  const { data: row } = useGetOne<AnyRow & { id: string }>(section, { id: id ?? '' }, { enabled: Boolean(id) });
  const { data: changed } = useQuery({
    queryKey: [section, 'tasas', row?.version],
    queryFn: () => readRatesChange(row as AnyRow),
    enabled: row?.situacion === 'vigente',
  });
  if (!changed) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Tasas de productos actualizadas el {formatDate(changed)}, después de este tarifario. Los visitantes ya las leen en
      él; revise que el documento oficial diga lo mismo o publique una versión nueva.
    </Alert>
  );
}
