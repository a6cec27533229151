import { type AnyRow, formatDate } from '@coop/domain';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { readOtherDates } from './otherDates';

/** Warns where the rates that visitors read elsewhere hold since another day than this version; nothing for one that ended. */
export function DifferentDates({ section }: { section: string }) {
  const { id } = useParams();
  const { data: row } = useGetOne<AnyRow & { id: string }>(section, { id: id ?? '' }, { enabled: Boolean(id) });
  const since = row?.vigenteDesde as string | undefined;
  const { data: different = [] } = useQuery({
    queryKey: [section, 'fechas', since],
    queryFn: () => readOtherDates(row as AnyRow),
    enabled: Boolean(since) && row?.situacion !== 'vencido' && row?.situacion !== 'archivado',
  });
  if (!since || different.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Esta versión rige desde el {formatDate(since)}. Con otra fecha están publicados: {different.join('; ')}. Revise
      que digan lo mismo: el documento oficial es el que vale.
    </Alert>
  );
}
