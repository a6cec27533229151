import { type AnySection, canSee, isAuthored } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loading, type RaRecord, useDataProvider } from 'react-admin';
import { comparable } from '../../fields/facts/comparable';
import type { dataProvider } from '../../ground/api/dataProvider';
import { changedFrom } from '../../ground/drafts/changedFrom';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { useYo } from '../../ground/staff/useYo';
import { draftOf } from '../data/draftOf';
import { Difference } from '../history/Difference';

type Props = { section: AnySection; record: RaRecord /** What would be published. */; values: Record<string, unknown> };

/** Field by field, what visitors read now and what they would read of a publication. */
export function PendingChanges({ section, record, values }: Props) {
  const { rol } = useYo();
  const { version: getVersion } = useDataProvider<typeof dataProvider>();
  const published = Number(record.versionPublicada);
  const { data, error, refetch } = useQuery({
    queryKey: [section.name, 'historial', record.id, published],
    queryFn: () => getVersion(section.name, record.id, published),
  });
  if (error) return <FailedToLoad error={error} onRetry={refetch} />;
  if (!data) return <Loading loadingPrimary="" loadingSecondary="" />;

  const draft = draftOf(section, rol, values);
  // As the server would store it, so that a figure typed otherwise is no change.
  const after = comparable(section.draft.safeParse(draft).data ?? draft) as Record<string, unknown>;
  const before = comparable(data.datos) as Record<string, unknown>;
  const names = Object.keys(draft).filter((name) => isAuthored(section.fields[name]) && canSee(rol, section, name));
  const changed = Object.keys(changedFrom(before, after, names));
  return (
    <Box component="section" aria-label="Lo que cambia" sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>
        {changed.length === 0 ? 'Dice lo mismo que lo que leen los visitantes.' : 'Lo que cambia para los visitantes:'}
      </Typography>
      {changed.map((name) => (
        <Difference key={name} field={section.fields[name]} before={before[name]} after={after[name]} />
      ))}
    </Box>
  );
}
