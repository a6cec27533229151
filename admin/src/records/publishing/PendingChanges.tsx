import { type AnySection, canSee, isAuthored, todayInLaPaz } from '@coop/domain';
import { freedAddress } from '@coop/domain/sections/paginas/freedAddress';
import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Loading, type RaRecord, useDataProvider } from 'react-admin';
import { comparable } from '../../fields/facts/rowChanges';
import type { dataProvider } from '../../ground/api/dataProvider';
import { changedFrom } from '../../ground/drafts/unsentInput';
import { FailedToLoad } from '../../ground/messages/Message';
import { useYo } from '../../ground/staff/staff';
import { draftOf } from '../data/draftOf';
import { Difference } from '../history/Difference';

type Values = Readonly<Record<string, unknown>>;
type ChangeListProps = { section: AnySection; before: Values; after: Values; title: string; same: string };

/** Field-level diff of a publication. */
export function ChangeList({ section, before: former, after: values, title, same }: ChangeListProps) {
  const { rol } = useYo();
  const draft = draftOf(section, rol, values);
  // Parsed like the server does, so a figure in another notation is not a change.
  const after = comparable(section.draft().safeParse(draft).data ?? draft) as Record<string, unknown>;
  const before = comparable(former) as Record<string, unknown>;
  const names = Object.keys(draft).filter((name) => isAuthored(section.fields[name]) && canSee(rol, section, name));
  const changed = Object.keys(changedFrom(before, after, names));
  return (
    <Box component="section" aria-label="Lo que cambia" sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>{changed.length === 0 ? same : title}</Typography>
      {changed.map((name) => (
        <Difference key={name} field={section.fields[name]} before={before[name]} after={after[name]} />
      ))}
    </Box>
  );
}

/** Calls `onRendered` once the content to read is rendered. */
export function useOnRendered(isRendered: boolean, onRendered?: () => void): void {
  useEffect(() => {
    if (isRendered) onRendered?.();
  }, [isRendered, onRendered]);
}

type PendingChangesProps = {
  section: AnySection;
  record: RaRecord;
  /** Values to publish. */
  values: Record<string, unknown>;
  onRendered?: () => void;
};

/** Diff between the published version and the new values. */
export function PendingChanges({ section, record, values, onRendered }: PendingChangesProps) {
  const { version: getVersion } = useDataProvider<typeof dataProvider>();
  const published = Number(record.versionPublicada);
  const { data, error, refetch } = useQuery({
    queryKey: [section.name, 'historial', record.id, published],
    queryFn: () => getVersion(section.name, record.id, published),
  });
  useOnRendered(data !== undefined, onRendered);
  if (error) return <FailedToLoad error={error} onRetry={refetch} />;
  if (!data) return <Loading loadingPrimary="" loadingSecondary="" />;
  const left = record.estado === 'publicado' && freedAddress(data.datos, values, todayInLaPaz());
  return (
    <>
      {left && (
        <Alert severity="info" sx={{ mt: 2 }}>
          Quien llegue por la dirección anterior, {left}, será llevado a la nueva.
        </Alert>
      )}
      <ChangeList
        section={section}
        before={data.datos}
        after={values}
        title="Lo que cambia para los visitantes:"
        same="Dice lo mismo que lo que leen los visitantes."
      />
    </>
  );
}
